import { figureOf, summaryOf } from '../result.ts';
import { namesIn } from '../talk.ts';
import { type PreviewBoxProps, verdictOf } from './PreviewBox.tsx';
import './dock.css';

interface DockProps extends PreviewBoxProps {
  /** What the button does: write down or save the correction. */
  readonly verb: string;
}

function Verdict(props: PreviewBoxProps) {
  const { talk, deal, preview } = props;
  if (preview.kind !== 'possible' || preview.posting.kind !== 'hand')
    return <p className="dock__verdict">{verdictOf(props)}</p>;
  const { terms } = deal.asked;
  const { hand } = preview.posting;
  return (
    <p className="dock__verdict">
      <span>{namesIn(talk, terms)(hand.declarer)}</span>
      <small>{summaryOf(hand, talk)}</small>
      <strong className="dock__figure">{figureOf(hand, terms, talk)}</strong>
    </p>
  );
}

/** The result so far and the button that writes it down, always in reach. */
export function Dock({ verb, ...props }: DockProps) {
  const { kind } = props.preview;
  return (
    <div className="dock" data-state={kind}>
      <Verdict {...props} />
      <button type="submit" className="dock__write" aria-disabled={kind !== 'possible'}>
        {verb}
      </button>
    </div>
  );
}
