import { useEffect, useMemo, useRef, useState } from 'react';
import { type Action, type Card, games, type Refusal } from '#engine';
import { linkOf, linkRefusalSentence, replay } from '#record';
import { refusalSentence } from '#words';
import { handAddress } from '../../hand-desk/address.ts';
import { titleOf } from '../../hand-desk/names.ts';
import { TakeAway } from '../../hand-desk/TakeAway.tsx';
import { AnalysisOf } from '../../hand-stepper/analysis/AnalysisOf.tsx';
import { moveFocus } from '../../hand-stepper/focus.ts';
import { handOf } from '../../hand-stepper/hand.ts';
import { ScoreTable } from '../../hand-stepper/ScoreTable.tsx';
import { INITIAL } from '../../hand-stepper/state.ts';
import { Table } from '../../hand-stepper/Table.tsx';
import { type Draft, recordOfDraft } from '../draft.ts';
import type { WorkshopMeans } from '../means.ts';
import { Choices } from './Choices.tsx';
import { type Chosen, NOTHING, touchable, touched } from './chosen.ts';
import { Log } from './Log.tsx';
import { Revoke } from './Revoke.tsx';
import '../../hand-stepper/hand-stepper.css';
import './play.css';

export interface PlayPartProps extends WorkshopMeans {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The hand, action by action, with the referee's word on each. */
export function PlayPart(props: PlayPartProps) {
  const { draft, onChange, locale, words, desk, stepper, ruleNumbers, ruleTitles } = props;
  const game = games[draft.game];
  const record = useMemo(() => recordOfDraft(draft, locale), [draft, locale]);
  const { steps } = useMemo(() => replay(record), [record]);
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [small] = useState(() => matchMedia('(max-width: 48em)').matches);
  const stage = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);
  const title = titleOf(record, desk, locale);
  const hand = handOf({
    game,
    words: stepper,
    locale,
    title,
    record,
    notes: {},
    ruleNumbers,
    ruleTitles,
  });
  const last = steps.at(-1);
  // What was begun but not done belongs to one moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another moment
  useEffect(() => {
    setChosen(NOTHING);
    setRefusal(null);
    if (!refocus.current) return;
    refocus.current = false;
    stage.current?.querySelector<HTMLElement>('.hand-fan__card[tabindex="0"]')?.focus();
  }, [draft.actions]);
  if (!last) return null;
  const { state } = last;
  const view = game.view(state);

  // On a small screen the hand that is touched next always lies at the bottom, below the trick.
  const bottom = small ? (view.turn ?? 1) : 1;
  const act = (action: Action): void => {
    const applied = game.apply(state, action);
    if (applied.ok) onChange({ ...draft, actions: [...draft.actions, action] });
    else setRefusal(applied.error);
  };
  const touch = (card: Card): void => {
    setRefusal(null);
    if (view.phase === 'play') {
      refocus.current = stage.current?.contains(document.activeElement) ?? false;
      act({ type: 'play', card });
    } else setChosen(touched(chosen, view, card, game.talonSize));
  };
  const link = linkOf(record);
  const letters = link.ok ? link.value : null;
  return (
    <div className="play-part">
      <div className="play-part__head">
        <h2>{title}</h2>
        <button type="button" onClick={() => onChange({ ...draft, begun: false, actions: [] })}>
          {words.changeDeal}
        </button>
      </div>
      <Choices
        hand={hand}
        words={words}
        view={view}
        actions={game.legalActions(state)}
        chosen={chosen}
        said={last.action ? hand.step({ ...last, after: view }, hand.spoken) : ''}
        onAct={act}
        onTouch={touch}
      />
      <div className="play-part__refusal" role="alert">
        {refusal && (
          <p className="complaint">
            <span>
              {refusalSentence(refusal, hand.speech)}{' '}
              <a href={hand.rule(refusal.rule).href}>{hand.rule(refusal.rule).title}</a>
            </span>
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within */}
      <div
        ref={stage}
        className="play-part__table"
        onKeyDown={(event) => {
          if (!(event.target instanceof HTMLElement) || !stage.current) return;
          if (moveFocus(stage.current, event.target, event)) event.preventDefault();
        }}
      >
        <Table
          hand={hand}
          view={view}
          end={view}
          legal={touchable(view, game.legalCards(state))}
          state={{ ...INITIAL, bottom, touched: chosen.wanted ?? chosen.cards.at(-1) ?? null }}
          onTouch={touch}
        />
      </div>
      {view.score && <ScoreTable hand={hand} view={view} />}
      <Revoke hand={hand} words={words} view={view} onAct={act} />
      <AnalysisOf hand={hand} options={record.options} steps={steps} />
      <Log hand={hand} steps={steps} words={words} />
      <TakeAway
        record={record}
        locale={locale}
        words={desk}
        letters={letters}
        refusal={link.ok ? null : linkRefusalSentence(link.error, locale)}
        next={
          letters === null
            ? null
            : { href: handAddress('viewer', letters, locale), text: desk.view }
        }
      />
    </div>
  );
}
