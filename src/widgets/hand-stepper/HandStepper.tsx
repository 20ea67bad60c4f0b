import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Card, RuleId } from '#engine';
import { useReady } from '../useReady.ts';
import { Account } from './Account.tsx';
import { readHash } from './address.ts';
import { answerOf, nextCard } from './answer.ts';
import { Dock } from './Dock.tsx';
import { handOf } from './hand.ts';
import { loadAnswers } from './LazyAnswer.tsx';
import type { HandStepperProps } from './props.ts';
import { reveal } from './reveal.ts';
import { INITIAL, stepperReducer } from './state.ts';
import { Table } from './Table.tsx';
import { timelineOf } from './timeline.ts';
import { useAddress } from './useAddress.ts';
import { useKeys } from './useKeys.ts';
import { useOpening } from './useOpening.ts';
import { usePageLinks } from './usePageLinks.ts';
import { useTranscript } from './useTranscript.ts';
import { ViewChoice } from './ViewChoice.tsx';
import './hand-stepper.css';

const NONE: readonly RuleId[] = [];

/**
 * Steps through an annotated hand. The server renders the deal and, as `children`, the transcript;
 * hydration adds the controls and moves nothing.
 */
export function HandStepper(props: HandStepperProps) {
  const { game, title, record, notes, atWork, page, inAddress = true, children, score } = props;
  const timeline = useMemo(() => timelineOf(game, record), [game, record]);
  const reducer = useMemo(() => stepperReducer(timeline.course), [timeline]);
  const [state, dispatch] = useReducer(reducer, INITIAL);
  const stage = useRef<HTMLDivElement>(null);
  const transcript = useRef<HTMLDivElement>(null);
  const ready = useReady();
  const used = state !== INITIAL;
  useEffect(() => {
    if (used) loadAnswers();
  }, [used]);
  const hand = handOf(props);
  const { steps, addresses, course } = timeline;
  useAddress({ enabled: inAddress, addresses, at: state.at, dispatch, stage });
  useOpening(props.takesOptions ?? false, game, addresses, dispatch);
  useKeys(stage, dispatch);
  const openLink = useCallback(
    (hash: string): boolean => {
      const opening = readHash(hash, addresses);
      if (opening.kind !== 'step') return false;
      dispatch({ type: 'go', to: opening.at });
      reveal(stage.current);
      stage.current?.focus({ preventScroll: true });
      return true;
    },
    [addresses],
  );
  useTranscript(transcript, addresses[state.at] ?? 'start');
  usePageLinks(page, openLink);

  const current = steps[state.at] ?? timeline.start;
  const view = game.view(current.state);
  const end = game.view(timeline.end.state);
  const undone = state.back === 1 ? steps[state.at + 1] : undefined;
  const touch = (card: Card): void =>
    dispatch(
      card === nextCard(steps, state.at)
        ? { type: 'step', by: 'card', direction: 1 }
        : { type: 'touch', card },
    );

  return (
    <section className="hand-stepper" aria-label={hand.words.label(title)} data-ready={ready}>
      <div ref={stage} className="hand-stepper__stage" tabIndex={-1}>
        <ViewChoice hand={hand} end={end} state={state} dispatch={dispatch} />
        <Table
          hand={hand}
          view={view}
          end={end}
          legal={game.legalCards(current.state)}
          state={state}
          ready={ready}
          onTouch={touch}
        />
        <Account hand={hand} view={view} score={score} />
        <Dock
          hand={hand}
          state={state}
          course={course}
          step={{ ...current, after: view }}
          undone={undone && { ...undone, after: game.view(undone.state) }}
          addresses={addresses}
          notes={notes}
          rules={atWork?.[current.address] ?? NONE}
          answer={state.touched === null ? null : answerOf(game, steps, state.at, state.touched)}
          dispatch={dispatch}
        />
      </div>
      <div ref={transcript} className="hand-stepper__transcript">
        {children}
      </div>
    </section>
  );
}
