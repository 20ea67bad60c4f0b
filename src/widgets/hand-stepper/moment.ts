import type { Card } from '#engine';
import { cardName, sentenceCase } from '#words';
import { placeName } from '#words/hand/place.ts';
import type { Hand } from './hand.ts';

interface Moment {
  /** Where the step stands in its hand, as in `t4.2`. */
  readonly address: string;
  /** The id under which the page has it. */
  readonly anchor: string;
  /** The card that falls. */
  readonly card?: Card;
}

/** Makes a step with a note a result of the search, named after its place and its card. */
export const momentOf = ({ game, locale }: Hand, { address, anchor, card }: Moment) => {
  const place = sentenceCase(placeName(address, locale));
  const fallen = card === undefined ? '' : `: ${cardName(game.id, card, locale).name}`;
  return {
    'data-search-kind': 'step',
    'data-search-anchor': anchor,
    'data-search-title': `${place}${fallen}`,
  };
};
