import { both } from '../locale.ts';

/** The map of the valley and of the wider world. */
export const mapWords = both(
  {
    title: 'Map',
    lede: 'The places that the sources name: where the games were played, where their cards and their relatives come from, and how far the valley itself went.',
    maps: {
      valley: 'The valley and its neighbours',
      wide: 'Cards, relatives and journeys',
    },
    drawing: (map: string) => `Map: ${map}. Every place on it stands in the list below.`,
    kinds: {
      game: 'The games',
      cards: 'Packs and books',
      relatives: 'Related games',
      valley: 'The world of the valley',
    },
    valleyOnly: 'Drawn open: no source connects these places with a card.',
    list: 'The places in words',
    shownAt: (town: string) => `drawn at ${town}`,
    scale: (kilometres: number) => `${kilometres} km`,
    borders: 'The borders are those of today.',
    notDrawn: 'Not drawn',
    notDrawnText:
      'Illerfeld in Swabia, where German Tarok is first mentioned, and the Schallaburg in Lower Austria, where there was an exhibition on Tarock, are not in the gazetteer that we use; of Denmark, Nice and Piedmont the sources say no more than the name.',
    licence:
      'Borders: Natural Earth, public domain, through world-atlas. Coordinates: GeoNames, CC BY 4.0. The maps are drawn when the site is built and ask nobody for anything.',
  },
  {
    title: 'Karte',
    lede: 'Die Orte, die die Quellen nennen: wo gespielt wurde, woher die Karten und die verwandten Spiele kommen, und wie weit das Tal selbst herumkam.',
    maps: {
      valley: 'Das Tal und seine Nachbarn',
      wide: 'Karten, Verwandte und Reisen',
    },
    drawing: (map) => `Karte: ${map}. Jeder Ort darauf steht in der Liste darunter.`,
    kinds: {
      game: 'Die Spiele',
      cards: 'Spielkarten und Bücher',
      relatives: 'Verwandte Spiele',
      valley: 'Die Welt des Tals',
    },
    valleyOnly: 'Offen gezeichnet: Keine Quelle bringt diese Orte mit einer Karte in Verbindung.',
    list: 'Die Orte in Worten',
    shownAt: (town) => `eingezeichnet bei ${town}`,
    scale: (kilometres) => `${kilometres} km`,
    borders: 'Die Grenzen sind die heutigen.',
    notDrawn: 'Nicht eingezeichnet',
    notDrawnText:
      'Illerfeld in Schwaben, wo Deutsch-Tarock zuerst erwähnt wird, und die Schallaburg in Niederösterreich, wo eine Ausstellung über Tarock zu sehen war, stehen nicht in dem Ortsverzeichnis, das wir verwenden; von Dänemark, Nizza und Piemont sagen die Quellen nicht mehr als den Namen.',
    licence:
      'Grenzen: Natural Earth, gemeinfrei, aus world-atlas. Koordinaten: GeoNames, CC BY 4.0. Gezeichnet werden die Karten, wenn die Website entsteht; nachgeladen wird nichts.',
  },
);
