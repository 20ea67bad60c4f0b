import type { RuleId } from '#engine';
import type { DeskWords, Locale } from '#words';
import { ruleHref } from '../links.ts';
import type { ExcerptLine } from './excerpt.ts';
import type { Complaint } from './reading.ts';
import './complaint.css';

export interface ComplaintViewProps {
  readonly complaint: Complaint;
  readonly locale: Locale;
  readonly words: DeskWords;
  readonly ruleNumbers: Readonly<Record<RuleId, string>>;
  readonly ruleTitles: Readonly<Record<RuleId, string>>;
  /** Whether a legal beginning is shown below. */
  readonly begun: boolean;
  readonly onShow: () => void;
}

function Line({ line }: { line: ExcerptLine }) {
  return (
    <li>
      <span className="complaint__number">{line.number}</span>
      <code>{line.text}</code>
    </li>
  );
}

/** What the referee finds wrong: the line, the token in it, the rule, and what would be right. */
export function ComplaintView(props: ComplaintViewProps) {
  const { complaint, locale, words, ruleNumbers, ruleTitles, begun, onShow } = props;
  const { sentence, rule, place, excerpt } = complaint;
  return (
    <div className="complaint">
      <p className="complaint__sentence">
        {place && <strong>{words.line(String(place.line))}: </strong>}
        {sentence}{' '}
        {rule && (
          <a href={ruleHref(rule, locale)}>
            {[ruleNumbers[rule], ruleTitles[rule] ?? rule].filter(Boolean).join(' ')}
          </a>
        )}
      </p>
      {excerpt && (
        <ol className="complaint__lines">
          {excerpt.before.map((line) => (
            <Line key={line.number} line={line} />
          ))}
          <li aria-current="true">
            <span className="complaint__number">{excerpt.line.number}</span>
            <code>
              {excerpt.line.before}
              <mark>{excerpt.line.marked}</mark>
              {excerpt.line.after}
            </code>
          </li>
          {excerpt.after.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ol>
      )}
      <p className="complaint__next">
        {place && (
          <button type="button" onClick={onShow}>
            {words.toTheLine}
          </button>
        )}
        {begun && <span>{words.asFarAs}</span>}
      </p>
    </div>
  );
}
