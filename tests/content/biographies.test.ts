import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { archiveFaults } from '#archive/check.ts';
import { faultLine } from '#archive/fault.ts';
import { verdictsOn } from '#archive/verdicts.ts';
import { withChange } from './files.ts';

const { archive } = readArchive('.');

const lifeOf = (id: string) => {
  const found = archive.biographies.find((one) => one.id === id);
  if (!found) throw new Error(`no biography ${id}`);
  return found;
};

const verdictsOf = (id: string, index: number) => {
  const { option, examples } = lifeOf(id);
  const example = examples[index];
  const hand = archive.hands.find((one) => one.id === example?.hand);
  if (!hand || !example) throw new Error(`${id} has no example ${index}`);
  return verdictsOn(hand, example, option).map(({ value, score, refused, penalty }) => ({
    value,
    score: score.score,
    refused: refused?.token ?? null,
    penalty: penalty?.score ?? null,
  }));
};

const played = { refused: null, penalty: null };

describe('the same hand under every reading', () => {
  test('a published hand of 37 to 37 turns on the threshold [droggn/scoring/threshold]', () => {
    expect(verdictsOf('points-to-win', 0)).toEqual([
      { value: '37', score: 0, ...played },
      { value: '38', score: -40, ...played },
      { value: 'tie-by-last-trick', score: 0, ...played },
    ]);
  });

  test('and one whose last trick goes to the defenders on all three readings', () => {
    expect(verdictsOf('points-to-win', 1)).toEqual([
      { value: '37', score: 20, ...played },
      { value: '38', score: -20, ...played },
      { value: 'tie-by-last-trick', score: -20, ...played },
    ]);
  });

  test('a forbidden Gstieß is refused, played earlier, or paid for [droggn/gstiess/last-trick]', () => {
    expect(verdictsOf('gstiess-in-the-last-trick', 0)).toEqual([
      { value: 'allowed', score: -21, ...played },
      { value: 'forbidden', score: 22, refused: 'DR', penalty: 20 },
    ]);
  });
});

/** The lines that a broken copy of the biographies is answered with. */
const said = (from: string, to: string): readonly string[] =>
  withChange(
    'content/biographies.yaml',
    (text) => text.replace(from, to),
    (root) => archiveFaults(readArchive(root).archive).map(faultLine),
  );

describe('a biography that does not hold stops the build', () => {
  test.each<readonly [string, string, string, RegExp]>([
    [
      'a variant without one',
      '[droggn/variants/kleine-und-gstiess]',
      '[droggn/pagat/ultimo]',
      /droggn\/variants\/kleine-und-gstiess: a disputed rule or a variant needs a biography/,
    ],
    [
      'a rule with two',
      '[droggn/variants/kleine-und-gstiess]',
      '[droggn/variants/kleine-und-gstiess, droggn/variants/packets]',
      /droggn\/variants\/packets: this rule has more than one biography/,
    ],
    [
      'an option that is none',
      'option: win-at',
      'option: wins-at',
      /points-to-win: option: droggn has no option "wins-at"; it has win-at, gstiess-last-trick/,
    ],
    [
      'the option of another rule',
      'option: win-at',
      'option: gstiess-last-trick',
      /points-to-win: option: "gstiess-last-trick" decides droggn\/gstiess\/last-trick/,
    ],
    [
      'an example that cannot be played',
      'instead: G D1 C6',
      'instead: T1 D1 C6',
      /gstiess-in-the-last-trick: examples\.0: token \d+ \(T1\): droggn\/play\//,
    ],
    [
      'a hand that is not there',
      'hand: droggn/pagat-given-up\n',
      'hand: droggn/pagat-given\n',
      /there is no hand "droggn\/pagat-given"; did you mean "droggn\/pagat-given-up"\?/,
    ],
  ])('%s', (_, from, to, line) => {
    expect(said(from, to).join('\n')).toMatch(line);
  });

  test('a reading that no example shows', () => {
    const varied = /\n {4}- hand: droggn\/hunting-the-pagat[\s\S]*?(?=\n\n)/;
    const lines = withChange(
      'content/biographies.yaml',
      (text) => text.replace(varied, ''),
      (root) => archiveFaults(readArchive(root).archive).map(faultLine),
    );
    expect(lines).toEqual([
      'content/biographies.yaml: points-to-win: examples: no example shows what "tie-by-last-trick" changes',
    ]);
  });
});
