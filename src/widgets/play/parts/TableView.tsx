import { useMemo, useState } from 'react';
import type { Action, Card, Refusal } from '#engine';
import type { RuleNumbers } from '../../evening/talk.ts';
import { handOf, type Hand as Talk } from '../../hand-stepper/hand.ts';
import { seatingFrom } from '../../hand-stepper/seating.ts';
import { Trick } from '../../hand-stepper/Trick.tsx';
import { useSettled } from '../account/useSettled.ts';
import { coursesOf, handOn, type Playing, recordOn, withAction } from '../game/saved.ts';
import { useOthers } from '../game/useOthers.ts';
import type { PlayTongue } from '../tongue.ts';
import { After } from './After.tsx';
import { EveningOver } from './EveningOver.tsx';
import { Log } from './Log.tsx';
import { Others } from './Others.tsx';
import { OwnHand } from './OwnHand.tsx';
import { Question, RefusalLine } from './Prompt.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

export interface TableViewProps {
  readonly tongue: PlayTongue;
  readonly ruleNumbers: RuleNumbers;
  readonly playing: Playing;
  readonly put: (playing: Playing) => void;
  /** Whether the reader has just set this table and is to be met at it. */
  readonly meet: boolean;
  /** Clears the table for a new evening. */
  readonly onNew: () => void;
}

/** The table: the others, the trick, what is asked of the reader, his cards. */
export default function TableView(props: TableViewProps) {
  const { tongue, ruleNumbers, playing, put, meet, onNew } = props;
  const { words, stepper, locale } = tongue;
  const hand = useMemo(() => handOn(playing), [playing]);
  const course = useMemo(() => hand && coursesOf(hand, playing.actions), [hand, playing.actions]);
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const state = course?.done.at(-1)?.state ?? course?.start;
  const place = useKeptFocus(`${playing.hand} ${playing.actions}`, meet);

  const act = (action: Action): void => {
    if (!hand || !state) return;
    const next = hand.game.apply(state, action);
    if (!next.ok) {
      setRefusal(next.error);
      return;
    }
    setRefusal(null);
    setChosen([]);
    put({ ...playing, actions: withAction(hand, playing.actions, action) });
  };
  const others = useOthers(
    playing,
    hand,
    course && state ? { done: course.done, state } : null,
    act,
  );
  const over = state?.phase === 'over';
  const settled = useSettled(playing, over, put);

  if (!hand || !course || !state) {
    return (
      <EveningOver tongue={tongue} ruleNumbers={ruleNumbers} playing={playing} onNew={onNew} />
    );
  }
  const { game, own } = hand;
  const record = recordOn(hand, playing.actions);
  const talk: Talk = handOf({
    game,
    words: stepper,
    locale,
    record,
    ruleNumbers,
    title: '',
    notes: {},
  });
  const table = game.view(state);
  const bottom = own ?? 1;
  const seating = seatingFrom(game, bottom);
  const ownTurn = own !== null && table.turn === own && others.thinking === null;
  const touch = (card: Card): void => {
    setRefusal(null);
    if (!ownTurn) return;
    if (table.phase === 'play') act({ type: 'play', card });
    else if (table.phase === 'buying') setChosen([card]);
    else if (table.phase === 'discarding') {
      setChosen((before) =>
        before.includes(card)
          ? before.filter((one) => one !== card)
          : [...before, card].slice(-game.talonSize),
      );
    }
  };
  const asking = ownTurn && table.phase !== 'play';
  const common = { tongue, hand, talk, table };
  return (
    <div
      ref={place}
      className="play-table hand-stepper"
      tabIndex={-1}
      data-turn={ownTurn}
      data-phase={table.phase}
    >
      <Others {...common} seating={seating} thinking={others.thinking} />
      <div className="play-table__middle">
        <div className="play-table__stage">
          {asking ? (
            <Question
              {...common}
              state={state}
              ownTurn={ownTurn}
              chosen={chosen}
              refusal={refusal}
              act={act}
            />
          ) : (
            <Trick hand={talk} view={table} seating={seating} />
          )}
        </div>
        <Log {...common} done={course.done} thinking={others.thinking} ownTurn={ownTurn} />
      </div>
      {others.failed && <p className="play__notice">{words.noWorker}</p>}
      {over ? (
        <After
          {...common}
          ruleNumbers={ruleNumbers}
          playing={playing}
          settled={settled}
          record={record}
          put={put}
          onNew={onNew}
        />
      ) : (
        <RefusalLine talk={talk} refusal={refusal} />
      )}
      {own !== null && !over && (
        <OwnHand
          {...common}
          seat={own}
          chosen={chosen}
          legal={ownTurn && table.phase === 'play' ? game.legalCards(state) : null}
          onTouch={touch}
        />
      )}
      {own === null && !over && <p className="play__notice">{words.youRest}</p>}
    </div>
  );
}
