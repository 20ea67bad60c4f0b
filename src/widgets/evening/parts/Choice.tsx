import { type CSSProperties, type ReactNode, useId } from 'react';
import './choice.css';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** A figure beside the label, as the value of a contract. */
  readonly figure?: string | undefined;
}

export interface ChoiceProps<Value> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  /** The name by which a test, or a missing answer, finds the group. */
  readonly name: string;
  /** How many stand side by side; all, if it is not said. */
  readonly columns?: number | undefined;
  /** One cell more, for what is seldom wanted. */
  readonly children?: ReactNode;
}

/** Longer labels are set smaller, so that a long name keeps in its cell. */
const LONGEST = 9;

/** One of a few, as a group of radio buttons that are large enough for a thumb. */
export function Choice<Value extends string | number | boolean>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChoose, name, children } = props;
  const { columns = options.length + (children ? 1 : 0) } = props;
  const id = useId();
  return (
    <fieldset className="choice" data-field={name}>
      <legend>{legend}</legend>
      <div className="choice__row" style={{ '--columns': columns } as CSSProperties}>
        {options.map((option) => (
          <label key={String(option.value)} className="choice__option">
            <input
              type="radio"
              name={`${name}${id}`}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span data-long={option.label.length > LONGEST}>
              {option.label}
              {option.figure && <small>{option.figure}</small>}
            </span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
