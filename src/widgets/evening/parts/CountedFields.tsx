import { contractName } from '#words';
import { contractIn, contractsOf, declarerIn, endingIn, endingsOf } from '../draft/form.ts';
import { worthOf } from '../draft/worth.ts';
import { Choice } from './Choice.tsx';
import { DoublingField } from './DoublingField.tsx';
import { EndingFields } from './EndingFields.tsx';
import type { FieldProps } from './fieldProps.ts';
import { PlayerChoice } from './PlayerChoice.tsx';

/** A hand as the table counted it. What is likeliest is chosen already. */
export function CountedFields(props: FieldProps) {
  const { talk, draft, asked, sitting, onChange } = props;
  const { entry } = talk;
  const { terms, due } = asked;
  const contract = contractIn(draft, asked);
  return (
    <>
      <PlayerChoice
        talk={talk}
        asked={asked}
        legend={entry.declarer}
        name="declarer"
        players={due === null ? sitting.seats : [due]}
        value={declarerIn(draft, asked)}
        onChoose={(declarer) => onChange({ declarer })}
      />
      <Choice
        legend={entry.contract}
        name="contract"
        options={contractsOf(terms).map((one) => ({
          value: one,
          label: contractName(one),
          figure: worthOf(one, terms),
        }))}
        value={contract}
        onChoose={(chosen) => onChange({ contract: chosen })}
      />
      <DoublingField {...props} />
      <Choice
        legend={entry.ending}
        name="ending"
        options={endingsOf(terms.game, contract).map((ending) => ({
          value: ending,
          label: entry.endings[ending],
        }))}
        value={endingIn(draft, asked)}
        onChoose={(ending) => onChange({ ending })}
      />
      <EndingFields {...props} />
    </>
  );
}
