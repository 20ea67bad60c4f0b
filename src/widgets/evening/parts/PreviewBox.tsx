import { nameOf } from '#words';
import type { Deal, Preview } from '../draft/preview.ts';
import { sayPlayed } from '../record/referee.ts';
import { figureOf, summaryOf } from '../result.ts';
import { companyOf, type Talk } from '../talk.ts';
import { RuleLink } from './RuleLink.tsx';
import { ScoreLines } from './ScoreLines.tsx';

export interface PreviewBoxProps {
  readonly talk: Talk;
  readonly deal: Deal;
  readonly preview: Preview;
}

/** The engine's verdict in one sentence, for the live region too. */
export const verdictOf = ({ talk, deal, preview }: PreviewBoxProps): string => {
  const { terms } = deal.asked;
  const company = companyOf(talk, terms, deal.sitting);
  switch (preview.kind) {
    case 'missing':
      return talk.entry.missing[preview.missing];
    case 'refused':
      return talk.refusal(preview.refusal, company, sayPlayed);
    case 'possible': {
      const { posting } = preview;
      if (posting.kind !== 'hand') return talk.words.thrownIn;
      const { hand } = posting;
      const figure = figureOf(hand, terms, talk);
      return `${nameOf(company, hand.declarer)}, ${summaryOf(hand, talk)}: ${figure}`;
    }
  }
};

/** Before anything is written down: the score with its lines, or why it cannot be. */
export function PreviewBox(props: PreviewBoxProps) {
  const { talk, deal, preview } = props;
  switch (preview.kind) {
    case 'missing':
      return null;
    case 'refused':
      return (
        <p className="preview preview--refused">
          {verdictOf(props)} <RuleLink talk={talk} rule={preview.refusal.rule} />
        </p>
      );
    case 'possible': {
      const { posting, disturbed } = preview;
      return (
        <div className="preview">
          {posting.kind === 'hand' && (
            <ScoreLines talk={talk} terms={deal.asked.terms} hand={posting.hand} />
          )}
          {disturbed > 0 && <p className="preview__later">{talk.entry.changesLater(disturbed)}</p>}
        </div>
      );
    }
  }
}
