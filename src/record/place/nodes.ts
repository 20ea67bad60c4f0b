import { EVENT_ID, type Event, parseEvents, SCALAR_STYLE } from 'js-yaml';

/** A value of a YAML text: the keys and indices that lead to it, and where it stands. */
export interface SourceNode {
  readonly path: readonly string[];
  readonly start: number;
  /** Where it ends; for a list or a mapping, where it starts. */
  readonly end: number;
  /** Whether white space in the source may be written as `\n`. */
  readonly escaped: boolean;
}

type Place = Pick<SourceNode, 'start' | 'end' | 'escaped'>;

interface Frame {
  readonly path: readonly string[];
  readonly kind: 'document' | 'sequence' | 'mapping';
  /** How many values have been read; a mapping counts its keys too. */
  count: number;
  key: string;
}

const placeIn = (event: Event): Place => {
  switch (event.type) {
    case EVENT_ID.SCALAR: {
      const escaped = event.style === SCALAR_STYLE.DOUBLE_QUOTED;
      return { start: event.valueStart, end: event.valueEnd, escaped };
    }
    case EVENT_ID.MAPPING:
    case EVENT_ID.SEQUENCE:
      return { start: event.start, end: event.start, escaped: false };
    default:
      return { start: 0, end: 0, escaped: false };
  }
};

/** The values of a YAML text that has been read without a fault. */
export const nodesOf = (text: string): readonly SourceNode[] => {
  const found: SourceNode[] = [];
  const frames: Frame[] = [];
  for (const event of parseEvents(text, {})) {
    if (event.type === EVENT_ID.POP) {
      frames.pop();
      continue;
    }
    const parent = frames.at(-1);
    const place = placeIn(event);
    const isKey = parent?.kind === 'mapping' && parent.count % 2 === 0;
    const path = parent ? pathIn(parent) : [];
    if (parent) {
      if (isKey) parent.key = text.slice(place.start, place.end);
      parent.count += 1;
    }
    if (!isKey && event.type !== EVENT_ID.DOCUMENT) found.push({ path, ...place });
    const kind = kindOf(event);
    if (kind) frames.push({ path, kind, count: 0, key: '' });
  }
  return found;
};

const pathIn = ({ kind, path, count, key }: Frame): readonly string[] => {
  if (kind === 'document') return path;
  return [...path, kind === 'sequence' ? String(count) : key];
};

const kindOf = (event: Event): Frame['kind'] | null => {
  switch (event.type) {
    case EVENT_ID.DOCUMENT:
      return 'document';
    case EVENT_ID.SEQUENCE:
      return 'sequence';
    case EVENT_ID.MAPPING:
      return 'mapping';
    default:
      return null;
  }
};

/** The value at a path, if there is one. */
export const nodeAt = (text: string, path: readonly string[]): SourceNode | undefined => {
  const wanted = path.join('\n');
  return nodesOf(text).find((node) => node.path.join('\n') === wanted);
};
