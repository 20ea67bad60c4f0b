import { fold } from './fold.ts';

/** Words that say the same though they begin differently; the first stands for all of them. */
const FAMILIES = [
  'win won winner',
  'catch caught',
  'lead led leader',
  'lay laid',
  'hold held holder',
  'buy bought buyer',
  'give gave given gives giving',
  'take took taken takes taking',
  'deal get gets got receive receives',
  'say said',
  'lose lost loses losing',
  'pay paid',
  'make made makes making',
  'speak spoke spoken',
  'throw threw',
  'begin began begun begins start starts begann begonnen anfangen anfangt first erste erster ersten erstes erstem zuerst',
  'next nächste nächster nächsten nächstes nächstem',
  'high higher hoch hohe hoher hohen hohes hochste hochster hochsten hochstes',
  'low lower niedrig niedriger niedrigste niedrigster niedrigsten niedrigstes',
  'pack deck decks',
  'end finish finished over schluss vorbei',
  'mistake mistakes error errors fault faults fehler',
  'money cash geld',
  'suit suits colour colours color colors',
  'cost costs price prices kosten kostet preis',
  'worth value values wert',
  'show reveal zeigen zeigt gezeigt herzeigen vorzeigen',
  'stop quit aufhören',
  'forbidden prohibited verboten',
  'strong stronger best stark stärker stärkste stärksten beste besten',
  'when wann time times jederzeit moment zeitpunkt',
  'must duty compulsory obligatory mandatory required obliged forced pflicht muss müssen musst zwang verpflichtet gezwungen',
  'come comes came coming kommt kommen',
  'origin origins descent descend descends herkunft ursprung abstammung abstammen stammt',
  'everybody everyone all each every alle jeder jede jedes',
  'nobody none niemand keiner',
  'geben gibt gib gab gaben gegeben gebe geber bekommen bekommt bekam kriegen kriegt erhalten erhält',
  'nehmen nimmt nimm nahm genommen nehme',
  'sprechen spricht sprach gesprochen',
  'gewinnen gewinnt gewann gewonnen gewinner macht machen gemacht',
  'verlieren verliert verlor verloren',
  'stechen sticht stach gestochen',
  'werfen wirft warf geworfen',
  'schießen schießt schoss geschossen',
  'fangen fängt fing gefangen',
  'halten hält hielt gehalten',
  'heben hebt hob gehoben',
  'sehen sieht sah gesehen ansehen anschauen angesehen angeschaut ansieht schauen schaut zurückschauen',
];

const FAMILY: ReadonlyMap<string, string> = new Map(
  FAMILIES.map((forms) => forms.split(' ').map(fold)).flatMap(([first = '', ...others]) =>
    [first, ...others].map((form) => [form, first] as const),
  ),
);

/** Endings of both languages, the longer ones first. */
const ENDINGS =
  'ungen ement ments ings ung ment ing est ten ter tes tem tet ies en em es et ed te st s e t n y'.split(
    ' ',
  );

const SHORTEST = 3;

const withoutEnding = (word: string): string => {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** `abgelegt` is of one stem with `ablegen`, `gespielt` with `spielen`. */
const withoutGe = (word: string): string =>
  word.replace(/^(ab|an|auf|aus|bei|ein|hin|mit|nach|vor|weg|zu|uber|um|)ge(?=.{3,}[tn]$)/, '$1');

const stemmed = (word: string): string =>
  FAMILY.get(word) ?? withoutEnding(withoutEnding(withoutGe(word)));

const known = new Map<string, string>();

/**
 * What the forms of a folded word have in common, roughly: English and German endings are cut, two
 * at most. It only compares words; nobody gets to see it.
 */
export const stemOf = (word: string): string => {
  const stem = known.get(word) ?? stemmed(word);
  known.set(word, stem);
  return stem;
};
