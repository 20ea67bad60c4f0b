import type { Card } from '#engine';
import { both, type Locale } from '../locale.ts';

/** What the pictures of the trumps show in the deck that was drawn for this archive. */
const PICTURES = both<Readonly<Record<string, string>>>(
  {
    G: 'a fool in two colours, with cap and bells',
    T1: 'a juggler behind his table',
    T2: 'an edelweiss',
    T3: 'a scythe in the meadow',
    T4: 'hay on its drying poles, with a fork',
    T5: 'a bell cow, crowned for the way home from the alp',
    T6: 'the water wheel of a hammer smithy',
    T7: 'anvil, hammer and sparks before the glow of the forge',
    T8: 'a larch in October',
    T9: 'a chamois on its crag',
    T10: 'a stone bridge over the Ruetz',
    T11: 'a pedlar with his goods on the back-frame',
    T12: 'the church of Telfes with its Gothic tower',
    T13: 'a rifleman of 1809',
    T14: 'the Serles, built in three steps, with the sun behind it',
    T15: 'an eagle over the peaks',
    T16: 'a glacier coming down between two peaks',
    T17: 'the church of Fulpmes, its tower with dome and lantern, among smithies',
    T18: 'an alpine hut with stones on its shingles',
    T19: 'the cross on a summit, with choughs',
    T20: 'a hand of cards and a jug on the table of an inn',
    T21: 'a moon with a face over snow peaks',
  },
  {
    G: 'ein Narr in zwei Farben, mit Schellenkappe',
    T1: 'ein Gaukler hinter seinem Tisch',
    T2: 'ein Edelweiß',
    T3: 'eine Sense in der Wiese',
    T4: 'Heu auf Stangen, mit einer Gabel',
    T5: 'eine Glockenkuh, geschmückt für den Almabtrieb',
    T6: 'das Wasserrad einer Hammerschmiede',
    T7: 'Amboss, Hammer und Funken vor der Glut der Esse',
    T8: 'eine Lärche im Oktober',
    T9: 'eine Gämse auf ihrem Felsen',
    T10: 'eine Steinbrücke über die Ruetz',
    T11: 'ein Kraxenträger mit seiner Ware',
    T12: 'die Kirche von Telfes mit ihrem gotischen Turm',
    T13: 'ein Schütze von 1809',
    T14: 'die Serles mit ihren drei Stufen, dahinter die Sonne',
    T15: 'ein Adler über den Gipfeln',
    T16: 'ein Gletscher zwischen zwei Gipfeln',
    T17: 'die Kirche von Fulpmes, ihr Turm mit Kuppel und Laterne, zwischen Schmieden',
    T18: 'eine Almhütte mit Steinen auf dem Schindeldach',
    T19: 'ein Gipfelkreuz mit Dohlen',
    T20: 'ein Blatt Karten und ein Krug auf dem Wirtshaustisch',
    T21: 'ein Mond mit Gesicht über verschneiten Gipfeln',
  },
);

/** What stands on a trump or on the Gstieß; null for all other cards, which show what they are. */
export const pictureName = (card: Card, locale: Locale): string | null =>
  PICTURES[locale][card] ?? null;
