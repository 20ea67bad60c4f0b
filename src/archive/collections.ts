import { askedSchema } from './schema/asked.ts';
import { biographySchema } from './schema/biography.ts';
import { editionSchema } from './schema/edition.ts';
import { kinSchema, relationSchema } from './schema/family.ts';
import { gameSchema } from './schema/game.ts';
import { handSchema } from './schema/hand.ts';
import { personSchema } from './schema/person.ts';
import { placeSchema } from './schema/place.ts';
import { questionSchema } from './schema/question.ts';
import { ruleSchema } from './schema/rule.ts';
import { sourceSchema } from './schema/source.ts';
import { termSchema } from './schema/term.ts';
import { timelineSchema } from './schema/timeline.ts';
import { unshownSchema } from './schema/unshown.ts';

/**
 * The collections of data: where each stands and what its entries look like. `list` files hold a
 * list of entries with ids; in `files` each file is an entry and its path is its id.
 */
export const COLLECTIONS = {
  games: { layout: 'list', path: 'content/games.yaml', schema: gameSchema },
  rules: { layout: 'lists', path: 'content/rules', schema: ruleSchema },
  sources: { layout: 'list', path: 'content/sources.yaml', schema: sourceSchema },
  people: { layout: 'list', path: 'content/people.yaml', schema: personSchema },
  terms: { layout: 'list', path: 'content/terms.yaml', schema: termSchema },
  timeline: { layout: 'list', path: 'content/timeline.yaml', schema: timelineSchema },
  questions: { layout: 'list', path: 'content/questions.yaml', schema: questionSchema },
  places: { layout: 'list', path: 'content/places.yaml', schema: placeSchema },
  kin: { layout: 'list', path: 'content/family/games.yaml', schema: kinSchema },
  relations: { layout: 'list', path: 'content/family/lines.yaml', schema: relationSchema },
  biographies: { layout: 'list', path: 'content/biographies.yaml', schema: biographySchema },
  unshown: { layout: 'list', path: 'content/unshown.yaml', schema: unshownSchema },
  hands: { layout: 'files', path: 'content/hands', schema: handSchema },
  asked: { layout: 'list', path: 'content/asked.yaml', schema: askedSchema },
  editions: { layout: 'list', path: 'content/changelog.yaml', schema: editionSchema },
} as const;

export type CollectionName = keyof typeof COLLECTIONS;

/** The file in which an entry stands. */
export const fileOf = (collection: CollectionName | 'pages', id: string): string => {
  switch (collection) {
    case 'pages':
      return `content/pages/${id}.mdx`;
    case 'hands':
      return `content/hands/${id}.yaml`;
    case 'rules':
      return `content/rules/${id.split('/').slice(0, 2).join('/')}.yaml`;
    default:
      return COLLECTIONS[collection].path;
  }
};
