import { both } from '../locale.ts';

/** The timeline: its filter and its drawing. */
export const timelineWords = both(
  {
    show: 'Show',
    filters: {
      all: 'everything',
      games: 'the two games',
      cards: 'packs of cards',
      research: 'research',
      relatives: 'relatives',
      valley: 'the valley',
    },
    drawn: 'The same, drawn',
    drawing:
      'The events of the list as points on six lines, one for each subject, from 1400 to 2030. The list above says the same in words.',
    scale: 'The centuries before 1700 are drawn narrower, those after 1900 wider.',
    lanes: {
      droggn: 'Droggn',
      dobbm: 'Dobbm',
      cards: 'Packs',
      relatives: 'Relatives',
      research: 'Research',
      valley: 'Valley',
    },
  },
  {
    show: 'Zeigen',
    filters: {
      all: 'alles',
      games: 'die beiden Spiele',
      cards: 'Spielkarten',
      research: 'Forschung',
      relatives: 'Verwandte',
      valley: 'das Tal',
    },
    drawn: 'Dasselbe gezeichnet',
    drawing:
      'Die Ereignisse der Liste als Punkte auf sechs Linien, einer für jeden Gegenstand, von 1400 bis 2030. In Worten sagt dasselbe die Liste darüber.',
    scale: 'Die Jahrhunderte vor 1700 sind enger gezeichnet, die Zeit nach 1900 weiter.',
    lanes: {
      droggn: 'Droggn',
      dobbm: 'Dobbm',
      cards: 'Karten',
      relatives: 'Verwandte',
      research: 'Forschung',
      valley: 'Tal',
    },
  },
);
