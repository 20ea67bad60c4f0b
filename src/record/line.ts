import { EVENT_ID, type Event, parseEvents, SCALAR_STYLE } from 'js-yaml';

/**
 * The line of the file (from 1) on which a token of `actions` stands; null if it cannot be told,
 * because the text is not a literal block (`actions: |`).
 */
export const lineOfToken = (text: string, at: number): number | null => {
  const block = actionsBlock(text);
  if (!block) return null;
  let seen = 0;
  for (const [index, line] of block.lines.entries()) {
    seen += line.replace(/#.*/, ' ').match(/\S+/g)?.length ?? 0;
    if (seen > at) return block.first + index;
  }
  return null;
};

interface Block {
  /** The line of the file on which the block begins. */
  readonly first: number;
  readonly lines: readonly string[];
}

const actionsBlock = (text: string): Block | null => {
  const scalars = scalarsOfRoot(parseEvents(text, {}));
  const key = scalars.findIndex((one) => text.slice(one.valueStart, one.valueEnd) === 'actions');
  const block = key < 0 ? undefined : scalars[key + 1];
  if (block?.style !== SCALAR_STYLE.LITERAL_BLOCK) return null;
  return {
    first: text.slice(0, block.valueStart).split('\n').length,
    lines: text.slice(block.valueStart, block.valueEnd).split(/\r?\n/),
  };
};

type Scalar = Extract<Event, { readonly type: typeof EVENT_ID.SCALAR }>;

/** The depth of what stands in the outermost mapping: below the document and the mapping. */
const ROOT = 2;

/** The keys and plain values of the outermost mapping. */
const scalarsOfRoot = (events: readonly Event[]): readonly Scalar[] => {
  const found: Scalar[] = [];
  let depth = 0;
  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.SCALAR:
        if (depth === ROOT) found.push(event);
        break;
      case EVENT_ID.DOCUMENT:
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE:
        depth += 1;
        break;
      case EVENT_ID.POP:
        depth -= 1;
        break;
      case EVENT_ID.ALIAS:
        break;
    }
  }
  return found;
};
