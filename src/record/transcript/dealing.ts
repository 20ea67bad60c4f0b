import { defaultOptions, games } from '#engine';
import { gameName, handLine, type Speech } from '#words';
import type { HandRecord } from '../record.ts';
import { columns, type Lines, nameOf } from './layout.ts';
import { transcriptText } from './words.ts';

/** The game, what differs from its default rules, and the cards as they were dealt. */
export const dealLines = (record: HandRecord, speech: Speech): Lines => {
  const { game, options, deal, rests } = record;
  const { optionSpecs, seats } = games[game];
  const { locale } = speech;
  const words = transcriptText[locale];
  const defaults = defaultOptions(optionSpecs);
  const chosen = Object.entries(options).filter(([key, value]) => value !== defaults[key]);
  const hands = seats.map((seat) => {
    const dealer = rests === null && seat === seats.length ? `, ${words.dealer}` : '';
    return [`${nameOf(seat, speech)}${dealer}`, handLine(game, deal.hands[seat - 1] ?? [], locale)];
  });
  const undealt = [words.talon[game], handLine(game, deal.talon, locale)];
  const resting = rests === null ? [] : [[`${rests}, ${words.dealer}`, words.rests]];
  return [
    [gameName(game), ...chosen.map(([key, value]) => `${key}: ${value}`)].join(', '),
    ...columns([...hands, ...resting, undealt]),
  ];
};
