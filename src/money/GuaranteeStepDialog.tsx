import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dayInDhaka } from '../../domain/dates';
import { withEmpty } from '../../domain/fields';
import { guaranteeStepFields } from '../../domain/money/records';
import { createMoneyCalls, type Guarantee } from '../dataProvider/money';
import { useCalls, useChangedFile } from '../dataProvider/useCalls';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid } from '../inputs/FormGroup';
import { SelectField } from '../inputs/SelectField';
import { FormDialog } from '../recordForms/FormDialog';

interface Props {
  guarantee: Guarantee;
  onClose: () => void;
}

/** What happens to a guarantee next: it is extended, claimed, encashed, released, replaced, or lapses. */
export function GuaranteeStepDialog({ guarantee, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useChangedFile();
  const { addStep } = useCalls(createMoneyCalls);
  return (
    <ResourceContextProvider value="guarantee-steps">
      <FormDialog
        fields={guaranteeStepFields}
        mode="create"
        start={withEmpty(guaranteeStepFields, { date: dayInDhaka() })}
        title={translate('lists.step')}
        subtitle={[guarantee.number, guarantee.bankName].filter(Boolean).join(' · ')}
        save={async ({ kind, amount, validUntil, caseFilingId, ...step }) => {
          await addStep(guarantee.id, {
            ...step,
            kind,
            // what the chosen step does not use is not sent, though it may have been typed before
            ...(kind === 'EXTENDED' && { validUntil }),
            ...(isPart(kind) && { amount, caseFilingId }),
          });
        }}
        onSaved={() => {
          notify('money.stepSaved', { type: 'success' });
          changed();
          onClose();
        }}
        onClose={onClose}
      >
        <StepFields files={guarantee.files} />
      </FormDialog>
    </ResourceContextProvider>
  );
}

const isPart = (kind: unknown) => kind === 'ENCASHED' || kind === 'RELEASED';

function StepFields({ files }: Pick<Guarantee, 'files'>) {
  const kind: unknown = useWatch({ name: 'kind' });
  const { kind: kinds, date, amount, validUntil, memo } = guaranteeStepFields;
  return (
    <FieldGrid>
      <FieldInput source="kind" field={kinds} />
      <FieldInput source="date" field={date} />
      {kind === 'EXTENDED' && (
        <FieldInput source="validUntil" field={{ ...validUntil, required: EXTENDED_UNTIL }} />
      )}
      {isPart(kind) && files.length > 1 && (
        <SelectField
          source="caseFilingId"
          options={files.map((file) => ({ value: file.caseFilingId, label: file.nothiNumber }))}
          clearable
        />
      )}
      {isPart(kind) && <FieldInput source="amount" field={amount} />}
      <FieldInput source="memo" field={memo} />
    </FieldGrid>
  );
}

const EXTENDED_UNTIL = { create: 'fieldRequired', edit: 'fieldRequired' } as const;
