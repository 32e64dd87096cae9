import { useDataProvider, useTranslate } from 'react-admin';
import { dayInDhaka } from '../../domain/dates';
import { date, money, ref, type Fields, type Values } from '../../domain/fields';
import { orderedChanges } from '../../domain/money/orders';
import { moneyEntryFields, recoveryStepFields, type stayFields } from '../../domain/money/records';
import type { Proceeding } from '../dataProvider/files';
import { writeInTurn } from '../dataProvider/proposable';
import { useChangedFile } from '../dataProvider/useCalls';
import { ProceedingSelect } from '../hearings/ProceedingSelect';
import { FieldInputs } from '../inputs/FieldInput';
import { FieldGrid } from '../inputs/FormGroup';
import { EntryDialog } from '../recordForms/EntryDialog';
import type { Guarantee, Stay } from '../dataProvider/money';
import type { FileMoney, MoneyEntry, RecoveryStep } from './fileMoney';
import { GuaranteeDialog } from './GuaranteeDialog';
import { GuaranteeStepDialog } from './GuaranteeStepDialog';
import { StayDialog } from './StayDialog';

/** A dialog above the panel; with a record it edits that one. */
export type MoneyDialog =
  | { dialog: 'entry'; entry?: MoneyEntry }
  | { dialog: 'order' }
  | { dialog: 'guarantee'; guarantee?: Guarantee }
  | { dialog: 'step'; guarantee: Guarantee }
  | { dialog: 'stay'; stay?: Stay; start?: Partial<Values<typeof stayFields>> }
  | { dialog: 'recovery'; step?: RecoveryStep };

interface Props {
  opened: MoneyDialog;
  caseFilingId: number;
  /** The court cases of the file. */
  proceedings: readonly Proceeding[];
  /** What is demanded now, head by head. */
  demanded?: FileMoney['demanded'] | undefined;
  stays: readonly Stay[];
  onClose: () => void;
}

export function MoneyDialogs({ opened, ...props }: Props) {
  switch (opened.dialog) {
    case 'entry':
      return (
        <EntryOfFile {...props} resource="money-entries" fields={moneyEntryFields} record={opened.entry} />
      );
    case 'order':
      return <OrderDialog {...props} />;
    case 'guarantee':
      return <GuaranteeDialog {...props} guarantee={opened.guarantee} />;
    case 'step':
      return <GuaranteeStepDialog guarantee={opened.guarantee} onClose={props.onClose} />;
    case 'stay':
      return <StayDialog {...props} stay={opened.stay} start={opened.start} />;
    case 'recovery':
      return (
        <EntryOfFile {...props} resource="recovery-steps" fields={recoveryStepFields} record={opened.step} />
      );
  }
}

type OfPanel = Omit<Props, 'opened'>;

interface EntryProps extends OfPanel {
  resource: 'money-entries' | 'recovery-steps';
  fields: Fields;
  record: MoneyEntry | RecoveryStep | undefined;
}

/** The fields of a record of the panel, without its file. */
function EntryOfFile({ resource, fields, record, caseFilingId, proceedings, onClose }: EntryProps) {
  const translate = useTranslate();
  const { caseFilingId: _file, proceedingId, ...inputs } = fields;
  return (
    <EntryDialog
      resource={resource}
      fields={fields}
      record={record}
      start={record ? { ...record } : { caseFilingId, date: dayInDhaka() }}
      title={translate(`resources.${resource}.${record ? 'edit' : 'add'}`)}
      saved={`resources.${resource}.${record ? 'edited' : 'created'}`}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldInputs fields={inputs} />
        {proceedingId && <ProceedingSelect proceedings={proceedings} />}
      </FieldGrid>
    </EntryDialog>
  );
}

const orderFields = {
  date: date({ required: { create: 'fieldRequired' } }),
  proceedingId: ref('proceedingId', 'proceedings'),
  DUTY: money(),
  FINE: money(),
  PENALTY: money(),
};

/** Enters an order by its new amounts: the ledger gets the differences. */
function OrderDialog({ caseFilingId, proceedings, demanded, onClose }: OfPanel) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const changed = useChangedFile();
  return (
    <EntryDialog
      resource="money-orders"
      fields={orderFields}
      start={{ date: dayInDhaka(), ...demanded }}
      title={translate('money.order.add')}
      subtitle={translate('money.order.explained')}
      save={async ({ date: day, proceedingId, ...amounts }) => {
        try {
          await writeInTurn(
            orderedChanges(amounts, demanded!).map(
              (change) => () =>
                dataProvider.create('money-entries', {
                  data: { ...change, caseFilingId, proceedingId, date: day },
                }),
            ),
          );
        } catch (error) {
          // what was entered before the refusal must not be entered again
          changed();
          throw error;
        }
      }}
      saved="money.order.saved"
      onClose={onClose}
    >
      <FieldGrid>
        <FieldInputs fields={orderFields} names={['date', 'DUTY', 'FINE', 'PENALTY']} />
        <ProceedingSelect proceedings={proceedings} />
      </FieldGrid>
    </EntryDialog>
  );
}
