import { describe, expect, test } from 'vitest';
import { askFullText, type Pagefind, type PagefindData } from '#search/fullText.ts';
import { EVERYTHING } from '#search/result.ts';

const data = (url: string, title: string, content: string): PagefindData => ({
  url,
  meta: { title, number: '7.3' },
  filters: { place: ['rule droggn'] },
  content,
  excerpt: content,
});

/** Answers each query of a table; asks for nothing else. */
const pagefind = (answers: Readonly<Record<string, readonly PagefindData[]>>) => {
  const asked: string[] = [];
  const stand: Pagefind = {
    filters: async () => undefined,
    search: async (query) => {
      asked.push(query);
      const found = answers[query] ?? [];
      return {
        results: found.map((one) => ({ id: one.url, data: async () => one })),
        filters: { place: { 'rule droggn': found.length } },
      };
    },
  };
  return { stand, asked };
};

const ask = (answers: Parameters<typeof pagefind>[0], ways: readonly string[], wanted = 8) => {
  const { stand, asked } = pagefind(answers);
  return askFullText(stand, { typed: ways[0] ?? '', ways, choice: EVERYTHING, wanted }).then(
    (answer) => ({
      answer,
      asked,
    }),
  );
};

const king = data('/droggn/exchange/#one-king', 'One king', 'A king may be discarded.');

describe('the full text is asked in turn', () => {
  test('the words as typed suffice', async () => {
    const { answer, asked } = await ask({ king: [king] }, ['king', 'König']);
    expect(asked).toEqual(['king']);
    expect(answer).toMatchObject({
      total: 1,
      places: { 'rule droggn': 1 },
      rewritten: null,
    });
    expect(answer.results[0]).toMatchObject({ kind: 'rule', number: '7.3', title: 'One king' });
  });

  test('what has some of the words fills up what has all of them', async () => {
    const other = data('/b/', 'Kings', 'A king alone.');
    const { answer, asked } = await ask(
      { 'discard king': [king], discard: [king], king: [king, other] },
      ['discard king'],
    );
    expect(asked).toEqual(['discard king', 'discard', 'king']);
    expect(answer.results.map(({ url }) => url)).toEqual([king.url, '/b/']);
    expect(answer).toMatchObject({ total: 2, literal: true });
  });

  test('and stands alone where nothing has all of them, what has more of them first', async () => {
    const book = data('/c/', 'Book', 'The first Viennese book.');
    const { answer } = await ask({ viennese: [book], book: [king, book] }, [
      'viennese book earliest',
    ]);
    expect(answer.results.map(({ url }) => url)).toEqual(['/c/', king.url]);
    expect(answer).toMatchObject({ rewritten: null, literal: false });
  });

  test('otherwise other words, which are named', async () => {
    const { answer, asked } = await ask({ king: [king] }, ['kink', 'king']);
    expect(asked).toEqual(['kink', 'king']);
    expect(answer.rewritten).toBe('king');
  });

  test('another spelling of the same words is not named', async () => {
    const street = data('/a/', 'Straße', 'Straße');
    const { answer } = await ask({ Straße: [street] }, ['Strasse', 'Straße']);
    expect(answer.rewritten).toBeNull();
  });

  test('nor are the same words without the small ones', async () => {
    const { answer } = await ask({ 'discard king': [king] }, [
      'can I discard a king',
      'discard king',
    ]);
    expect(answer.results).toHaveLength(1);
    expect(answer.rewritten).toBeNull();
  });

  test('no way is answered', async () => {
    const { answer } = await ask({}, ['kink', 'king']);
    expect(answer).toMatchObject({ results: [], total: 0 });
  });

  test('only so many results are loaded, all are counted', async () => {
    const { answer } = await ask({ king: [king, king, king] }, ['king'], 2);
    expect(answer.results).toHaveLength(2);
    expect(answer.total).toBe(3);
  });
});

describe('an answer without the words is none', () => {
  test('a page that shares first letters only', async () => {
    const nonsense = data('/b/', 'A page', 'a b c');
    const { answer } = await ask({ anouncement: [nonsense] }, ['anouncement']);
    expect(answer.results).toEqual([]);
  });

  test('a word in another form counts, but is not the very word', async () => {
    const { answer } = await ask({ discarding: [king], discarded: [king] }, ['discarding']);
    expect(answer).toMatchObject({ total: 1, literal: false });
    const other = await ask({ discarded: [king] }, ['discarded']);
    expect(other.answer.literal).toBe(true);
  });

  test('half of the telling words are enough, in title or text', async () => {
    const { answer } = await ask({ 'can I discard a king now': [king] }, [
      'can I discard a king now',
    ]);
    expect(answer.results).toHaveLength(1);
  });
});

describe('without a network', () => {
  const lost = { id: 'lost', data: () => Promise.reject(new Error('offline')) };
  const found = (
    results: readonly { readonly id: string; readonly data: () => Promise<PagefindData> }[],
  ): Pagefind => ({
    filters: async () => undefined,
    search: async () => ({ results, filters: {} }),
  });
  const query = { typed: 'king', ways: ['king'], choice: EVERYTHING, wanted: 8 };

  test('what is on the device is shown', async () => {
    const answer = await askFullText(found([lost, { id: 'king', data: async () => king }]), query);
    expect(answer.results.map(({ url }) => url)).toEqual([king.url]);
  });

  test('nothing on the device is a failure, not an empty answer', async () => {
    await expect(askFullText(found([lost]), query)).rejects.toThrow('offline');
  });
});
