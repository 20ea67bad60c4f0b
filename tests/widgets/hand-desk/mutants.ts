import { type Action, games } from '#engine';
import { type HandRecord, linkOf, printRecord } from '#record';
import { type Chance, chanceOf } from '#widgets/hand-editor/dealing/chance.ts';
import { dealOfSeed } from '#widgets/hand-editor/dealing/deal.ts';
import { dealAnew, emptyDraft, recordOfDraft } from '#widgets/hand-editor/draft.ts';

/** What a hostile text is made of. */
const SCRAPS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('x')",
  '</textarea><svg onload=alert(1)>',
  '\u202E',
  '\u0000',
  '\uD800',
  '💥',
  '&a ',
  '*a',
  '!!js/function ',
  '<<: ',
  '__proto__: ',
  'constructor',
  '%s%n',
  '{{',
  '#{x}',
  '\r\n',
  '\t',
  '---\n',
  '|',
  '>',
  '# ',
  ': ',
  '- ',
  '"',
  "'",
  'pass',
  'ansager',
  'super-mord',
  'discard',
  'buy HK for',
  'lay',
  'lay pagat',
  'lie',
  'good',
  'schwacher',
  'retour',
  'revoke',
  'revoke 9',
  'T1',
  'T21',
  'G',
  'HK',
  '1e999',
  '-0',
  'null',
  '~',
  'true',
  '[]',
  '{}',
] as const;

const pick = <Item>(items: readonly Item[], chance: Chance): Item => {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** A hand of either game, dealt and played by chance to its end or to somewhere before it. */
const handOf = (chance: Chance): HandRecord => {
  const id = pick(['droggn', 'dobbm'] as const, chance);
  const game = games[id];
  const draft = dealAnew(emptyDraft(id), chance(1_000_000));
  const start = { ...draft, names: ['Anna', 'Bartl', 'Cilli', 'Dora'].slice(0, chance(5)) };
  let state = game.start(dealOfSeed(game, draft.seed ?? 0), draft.options);
  const actions: Action[] = [];
  for (let length = chance(100); length > 0; length -= 1) {
    const held = game.view(state).hands[(game.turn(state) ?? 1) - 1] ?? [];
    const discard = { type: 'discard', cards: held.slice(-game.talonSize) } as const;
    const open = state.phase === 'discarding' ? [discard] : game.legalActions(state);
    const action = open[chance(open.length)];
    const next = action && game.apply(state, action);
    if (!action || !next?.ok) break;
    actions.push(action);
    state = next.value;
  }
  return recordOfDraft({ ...start, actions }, 'en');
};

/** A text with a few places cut, doubled, put in or exchanged. */
const mutated = (text: string, chance: Chance): string => {
  let mutant = text;
  for (let times = 1 + chance(3); times > 0; times -= 1) {
    const from = chance(mutant.length + 1);
    const to = from + chance(12);
    const put = [
      () => '',
      () => pick(SCRAPS, chance),
      () => String.fromCodePoint(chance(0x250)),
      () => mutant.slice(from, to).repeat(2),
      () => [...mutant.slice(from, to)].reverse().join(''),
    ];
    mutant = mutant.slice(0, from) + pick(put, chance)() + mutant.slice(to);
  }
  return mutant;
};

const soup = (chance: Chance): string =>
  Array.from({ length: chance(30) }, () =>
    chance(3) === 0 ? String.fromCharCode(chance(0x10000)) : pick(SCRAPS, chance),
  ).join(pick(['', ' ', '\n'], chance));

/** Texts that somebody could paste: records that were damaged, or are something else altogether. */
export function* hostileTexts(count: number, seed: number): Generator<string> {
  const chance = chanceOf(seed);
  const records = Array.from({ length: 60 }, () => printRecord(handOf(chance)));
  for (let index = 0; index < count; index += 1) {
    const record = pick(records, chance);
    const kind = chance(10);
    if (kind === 0) yield soup(chance);
    else if (kind === 1) yield record.replace(/actions[\s\S]*/, `actions: |\n  ${soup(chance)}`);
    else if (kind === 2) yield record.replace('deal:', `${soup(chance)}\ndeal:`);
    else yield mutated(record, chance);
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PRIME = 262_139n;

/** Letters that carry the right guard, whatever number they stand for. */
const guarded = (chance: Chance): string => {
  let body = 0n;
  for (let bits = chance(45); bits > 0; bits -= 1) body = (body << 8n) + BigInt(chance(256));
  let text = '1';
  for (let sum = (body << 18n) + (body % PRIME) + 1n; sum > 0n; sum >>= 6n)
    text += LETTERS[Number(sum & 63n)];
  return text;
};

/** What could stand behind `#h=`: damaged links, any letters, and numbers made up to pass the guard. */
export function* hostileLinks(count: number, seed: number): Generator<string> {
  const chance = chanceOf(seed);
  const links = Array.from({ length: 60 }, () => {
    const link = linkOf(handOf(chance));
    if (!link.ok) throw new Error(link.error.kind);
    return link.value;
  });
  for (let index = 0; index < count; index += 1) {
    const kind = chance(4);
    if (kind === 0) yield soup(chance);
    else if (kind === 1) yield guarded(chance);
    else if (kind === 2) yield pick(links, chance) + pick(['.', ','], chance) + soup(chance);
    else yield mutated(pick(links, chance), chance);
  }
}
