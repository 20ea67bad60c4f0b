import type { LayOutName, Side } from '#engine';
import { asksLastTrick, endingIn } from '../draft/form.ts';
import { Choice } from './Choice.tsx';
import type { FieldProps } from './fieldProps.ts';
import { PagatField } from './PagatField.tsx';
import { PointsField } from './PointsField.tsx';
import { RevokeField } from './RevokeField.tsx';

const LAY_OUTS = ['none', 'pagat', 'gstiess'] as const satisfies readonly (LayOutName | 'none')[];
const SIDES: readonly Side[] = ['declarer', 'defenders'];

function LastTrickField({ talk, draft, onChange }: FieldProps) {
  const { entry } = talk;
  const labels = { declarer: entry.declarers, defenders: entry.defenders };
  return (
    <Choice
      legend={entry.lastTrick}
      name="last-trick"
      options={SIDES.map((side) => ({ value: side, label: labels[side] }))}
      value={draft.lastTrick}
      onChoose={(lastTrick) => onChange({ lastTrick })}
    />
  );
}

function LaidOutField({ talk, draft, onChange }: FieldProps) {
  const { entry } = talk;
  return (
    <Choice
      legend={entry.laidOut}
      name="laid-out"
      options={LAY_OUTS.map((card) => ({ value: card, label: entry.laidOutKinds[card] }))}
      value={draft.laidOut ?? 'none'}
      onChoose={(card) => onChange({ laidOut: card === 'none' ? null : card })}
    />
  );
}

/** What is asked depends on how the hand ended. */
export function EndingFields(props: FieldProps) {
  const { draft, asked } = props;
  const pagat = asked.terms.game === 'droggn' && <PagatField {...props} />;
  switch (endingIn(draft, asked)) {
    case 'points':
      return (
        <>
          <PointsField {...props} />
          {asksLastTrick(draft, asked) && <LastTrickField {...props} />}
          {pagat}
        </>
      );
    case 'match':
      return pagat;
    case 'won':
    case 'lost':
      return <LaidOutField {...props} />;
    case 'revoke':
      return <RevokeField {...props} />;
    case 'no-trick':
    case null:
      return null;
  }
}
