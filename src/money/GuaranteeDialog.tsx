import { useTranslate } from 'react-admin';
import { guaranteeFields } from '../../domain/money/records';
import type { Proceeding } from '../dataProvider/files';
import { ProceedingSelect } from '../hearings/ProceedingSelect';
import { FieldInputs } from '../inputs/FieldInput';
import { Folded } from '../inputs/Folded';
import { FieldGrid } from '../inputs/FormGroup';
import { EntryDialog } from '../recordForms/EntryDialog';
import type { Guarantee } from '../dataProvider/money';

interface Props {
  /** The file that a new guarantee secures, and its proceedings; without them both are searched. */
  caseFilingId?: number;
  proceedings?: readonly Proceeding[];
  /** The guarantee to edit; without one a guarantee of this file is added. */
  guarantee?: Guarantee | undefined;
  onClose: () => void;
}

/** What is asked of every guarantee, and what of some. */
const COMMON = [
  'kind',
  'number',
  'bankId',
  'branch',
  'amount',
  'issuedOn',
  'validUntil',
  'continuing',
] as const;
const OTHER = [
  'claimUntil',
  'autoRenewal',
  'originalAt',
  'orderedOn',
  'orderedPercent',
  'confirmedOn',
  'confirmedMemo',
] as const;

export function GuaranteeDialog({ caseFilingId, proceedings, guarantee, onClose }: Props) {
  const translate = useTranslate();
  const inputs = (names: readonly (keyof typeof guaranteeFields)[]) => (
    <FieldInputs fields={guaranteeFields} names={names} />
  );
  return (
    <EntryDialog
      resource="guarantees"
      fields={guaranteeFields}
      record={guarantee}
      start={guarantee ?? { allocations: [{ caseFilingId: caseFilingId ?? null, amount: 0 }] }}
      title={translate(`resources.guarantees.${guarantee ? 'edit' : 'add'}`)}
      saved={`resources.guarantees.${guarantee ? 'edited' : 'created'}`}
      save={({ allocations, ...values }, write) => {
        const [only, ...others] = allocations;
        // all of it secures the only file, unless somebody says how much does
        const whole = only && !others.length && !only.amount;
        return write({ ...values, allocations: whole ? [{ ...only, amount: values.amount }] : allocations });
      }}
      onClose={onClose}
    >
      <FieldGrid>{inputs(caseFilingId ? COMMON : [...COMMON, 'allocations'])}</FieldGrid>
      <Folded summary={translate('money.moreOfGuarantee')} fields={[...OTHER, 'orderedById', 'allocations']}>
        <FieldGrid>
          {inputs(caseFilingId ? [...OTHER, 'allocations'] : OTHER)}
          {proceedings ? (
            <ProceedingSelect source="orderedById" proceedings={proceedings} />
          ) : (
            inputs(['orderedById'])
          )}
        </FieldGrid>
      </Folded>
    </EntryDialog>
  );
}
