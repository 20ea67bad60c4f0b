import { MARK_PARAMETER, stretchesToMark, wordsToMark } from '../marks.ts';

const STYLE = `::highlight(search) {
  background-color: var(--larch-wash, Mark);
  color: var(--ink, MarkText);
  text-decoration: underline 0.12em var(--larch, currentColor);
}`;

/** Scripts, controls and lists of contents are no text to read. */
const LEFT_OUT = 'script, style, nav, button';

const textNodes = function* (root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && !node.parentElement?.closest(LEFT_OUT)) yield node;
  }
};

const rangeOf = (node: Text, start: number, end: number): Range => {
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
};

/** Marks the words that a search has led to. It changes no element of the page. */
const markPage = (words: readonly string[]): void => {
  const main = document.querySelector('main');
  if (!main || words.length === 0 || !('highlights' in CSS)) return;
  const ranges = [...textNodes(main)].flatMap((node) =>
    stretchesToMark(node.data, words).map(({ start, end }) => rangeOf(node, start, end)),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  CSS.highlights.set('search', new Highlight(...ranges));
};

markPage(wordsToMark(new URLSearchParams(location.search).get(MARK_PARAMETER) ?? ''));
