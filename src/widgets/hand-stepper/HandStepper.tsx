import { memo, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { Card } from '#engine';
import { useReady } from '../useReady.ts';
import { Account } from './Account.tsx';
import { type Opening, readHash } from './address.ts';
import { AnalysisPart } from './analysis/AnalysisPart.tsx';
import { type Answer, answerOf } from './answer.ts';
import { Dock } from './Dock.tsx';
import { openCards } from './doing/picking.ts';
import { hintsOn, leftOpen } from './guess/hints.ts';
import { type Hand, handOf } from './hand.ts';
import { InWords } from './InWords.tsx';
import { Lines } from './Lines.tsx';
import { Autoplay, LazyScore } from './lazily.tsx';
import { lineNames } from './lines/names.ts';
import { plantedTree, RECORD, stepsOf } from './lines/tree.ts';
import { PlayOn } from './PlayOn.tsx';
import type { HandStepperProps } from './props.ts';
import { stepperReducer } from './reducer.ts';
import { reveal } from './reveal.ts';
import { type Scene, sceneOf } from './scene.ts';
import { initialState, type StepperState } from './state.ts';
import { Table } from './Table.tsx';
import { timelineOf } from './timeline.ts';
import { openAt, useAddress } from './useAddress.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeptLines } from './useKeptLines.ts';
import { useKeys } from './useKeys.ts';
import { useOpening } from './useOpening.ts';
import { usePageLinks } from './usePageLinks.ts';
import { useTranscript } from './useTranscript.ts';
import { useWordsAhead } from './useWordsAhead.ts';
import { ViewChoice } from './ViewChoice.tsx';
import './hand-stepper.css';

/** The parts, each drawn anew only when what it shows has changed. */
const Views = memo(ViewChoice);
const Felt = memo(Table);
const Sums = memo(Account);
const Foot = memo(Dock);
const Words = memo(InWords);
const Perfect = memo(AnalysisPart);
const Tree = memo(Lines);

/** Whether a touch of a card does something: plays it, picks it, guesses it. */
const does = ({ state, reach }: Scene): boolean =>
  state.mode === 'try' || (state.mode === 'guess' && state.at === reach);

const answerIn = ({ hand, state, steps }: Scene, doing: boolean): Answer | null => {
  if (state.refused) return { kind: 'refused', refusal: state.refused.refusal };
  if (state.touched === null) return null;
  return answerOf(hand.game, steps, state.at, state.touched, doing);
};

/** The cards that are marked: what the seat to act may play or put away, as far as hints leave it. */
const markedIn = ({ hand: { game }, state, steps, current, view }: Scene, doing: boolean) => {
  const { guess } = state;
  if (view.phase !== 'play' && view.phase !== 'discarding') return [];
  const open = doing ? openCards(game, current.state) : game.legalCards(current.state);
  const recorded = doing && guess ? steps[state.at + 1]?.action : null;
  if (!guess || recorded?.type !== 'play') return open;
  return leftOpen(game, open, hintsOn(game, current.state, recorded).slice(0, guess.hints));
};

/** What a hash means to the hand: a step of the record or of one of the author's variations. */
const hashReader =
  ({ trunk, branches }: StepperState['tree']) =>
  (hash: string): Opening => {
    const addressesOf = (line: string) =>
      stepsOf({ trunk, branches }, line).map(({ address }) => address);
    const isAuthors = (line: string) =>
      branches.some(({ id, by }) => id === line && by === 'author');
    return readHash(hash, addressesOf(RECORD), (line) =>
      isAuthors(line) ? addressesOf(line) : undefined,
    );
  };

const useStepper = (props: HandStepperProps) => {
  const { game, record, variations, notes } = props;
  const timeline = useMemo(() => timelineOf(game, record), [game, record]);
  const planted = useMemo(
    () => plantedTree(game, timeline.steps, variations),
    [game, timeline, variations],
  );
  const reducer = useMemo(
    () => stepperReducer({ game, noted: new Set(Object.keys(notes)) }),
    [game, notes],
  );
  const [state, dispatch] = useReducer(reducer, planted, initialState);
  const read = useMemo(() => hashReader(planted), [planted]);
  return { state, dispatch, read, addresses: timeline.addresses };
};

/**
 * Steps through an annotated hand. The server renders the deal and, as `children`, the transcript;
 * hydration adds the controls and moves nothing.
 */
export function HandStepper(props: HandStepperProps) {
  const { title, page, inAddress = true, children, score } = props;
  const { state, dispatch, read, addresses } = useStepper(props);
  const stage = useRef<HTMLDivElement>(null);
  const transcript = useRef<HTMLDivElement>(null);
  const ready = useReady();
  const [analysed, setAnalysed] = useState(false);
  const [verdict, setVerdict] = useState<HTMLElement | null>(null);
  const hand: Hand = useMemo(() => handOf(props), [props]);
  const scene = useMemo(() => sceneOf(hand, props, state), [hand, props, state]);
  useAddress({ enabled: inAddress, read, address: scene.address, dispatch, stage });
  useKeptLines({ page: inAddress ? page : undefined, game: hand.game, tree: state.tree, dispatch });
  useOpening(props.takesOptions ?? false, props.game, addresses, dispatch);
  useKeys(stage, dispatch);
  useWordsAhead(stage);
  useKeptFocus(stage, `${state.mode} ${state.line} ${state.at}`);
  const openLink = useCallback(
    (hash: string): boolean => {
      const opening = read(hash);
      if (opening.kind !== 'step') return false;
      dispatch(openAt(opening));
      reveal(stage.current);
      stage.current?.focus({ preventScroll: true });
      return true;
    },
    [read, dispatch],
  );
  useTranscript(transcript, scene.address.replace(/~.*/, ''));
  usePageLinks(page, openLink);

  const { view, end } = scene;
  const legal = useMemo(() => markedIn(scene, does(scene)), [scene]);
  const answer = useMemo(() => answerIn(scene, does(scene)), [scene]);
  const nameOf = useMemo(
    () => lineNames(hand, state.tree, props.variations),
    [hand, state.tree, props.variations],
  );
  const touch = useCallback((card: Card) => dispatch({ type: 'touch', card }), [dispatch]);
  const guessing = state.mode === 'guess';
  return (
    <section
      className="hand-stepper"
      aria-label={hand.words.label(title)}
      data-ready={ready}
      data-mode={state.mode}
    >
      <div ref={stage} className="hand-stepper__stage" tabIndex={-1} data-search-ignore="">
        <Views hand={hand} end={end} state={state} dispatch={dispatch} />
        {state.playing && <Autoplay scene={scene} stage={stage} dispatch={dispatch} />}
        <fieldset className="hand-stepper__table" role="presentation" disabled={!ready}>
          <Felt
            hand={hand}
            view={view}
            end={end}
            legal={legal}
            state={state}
            open={scene.open}
            onTouch={touch}
          />
        </fieldset>
        <Sums
          hand={hand}
          view={view}
          score={scene.away ? <LazyScore hand={hand} view={view} /> : score}
        />
        <Foot
          scene={scene}
          answer={answer}
          nameOf={nameOf}
          verdict={analysed && !guessing ? setVerdict : null}
          dispatch={dispatch}
        />
      </div>
      <Words scene={scene} />
      {!guessing && (
        <Perfect
          scene={scene}
          options={props.record.options}
          address={props.analysis}
          linked={inAddress && props.analysis !== undefined}
          open={analysed}
          onOpen={setAnalysed}
          place={verdict}
          dispatch={dispatch}
        />
      )}
      <Tree hand={hand} state={state} nameOf={nameOf} dispatch={dispatch} />
      {(props.playsOn ?? true) && <PlayOn scene={scene} record={props.record} />}
      {guessing && <p className="hand-stepper__covered">{hand.words.covered}</p>}
      <div ref={transcript} className="hand-stepper__transcript" hidden={guessing}>
        {children}
      </div>
    </section>
  );
}
