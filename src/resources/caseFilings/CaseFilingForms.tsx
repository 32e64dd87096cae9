import { useTranslate, useRecordContext } from 'react-admin';
import { formatBin } from '../../../domain/companies';
import { caseFilingFields, type CaseFilingItem, payableRevenue } from '../../../domain/caseFilings';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import type { StoredRecord } from '../../dataProvider/records';
import { fileNumberOf, type CaseFilingRecord } from './caseFilingRecord';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import Stack from '@mui/material/Stack';
import { useWatch, useFormContext } from 'react-hook-form';
import { FieldInput } from '../../inputs/FieldInput';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { useReferred, type ReferenceRecord } from '../../fields/references';
import { ShownValue } from '../../inputs/ShownValue';
import { BillOfEntryInput } from './BillOfEntryInput';
import { FileNumberInput } from './FileNumberInput';
import { enteredGroups, storedGroups } from './filingGroups';
import { lazy, useRef } from 'react';
import { ReferenceSelect } from '../../inputs/ReferenceSelect';
import { useMay } from '../../authProvider/permissions';
import { formatTaka } from '../../../domain/taka';
import { useLanguage } from '../../i18n/useLanguage';

const words = 'resources.case-fillings';

export function CaseFilingCreate() {
  const translate = useTranslate();
  const title = translate(`${words}.create.title`);
  return (
    <CreatePage
      title={title}
      tab={`${translate('lists.createNew')}: ${title}`}
      list={translate(`${words}.create.breadcrumb`)}
    >
      <CreateRecord fields={caseFilingFields} added={added} nameOf={nameOf}>
        <CaseFilingInputs />
      </CreateRecord>
    </CreatePage>
  );
}

const added = { title: `${words}.messages.created.title`, text: `${words}.messages.created.text` };

const nameOf = (filing: StoredRecord) => fileNumberOf(filing as CaseFilingRecord);

export function CaseFilingEditDialog() {
  const translate = useTranslate();
  return (
    <EditRecordDialog<CaseFilingRecord>
      fields={caseFilingFields}
      title={translate(`${words}.edit.title`)}
      subtitle={fileNumberOf}
      saved={`${words}.messages.edited`}
    >
      <CaseFilingInputs />
    </EditRecordDialog>
  );
}

function CaseFilingInputs() {
  const translate = useTranslate();
  const groups = useRecordContext() ? storedGroups : enteredGroups;
  return (
    <Stack spacing={2}>
      {groups.map(({ name, heading, items }) => (
        <FormGroup key={name} heading={items.length > 1 ? translate(heading) : undefined}>
          {items.map((item) => (
            <Input key={item} item={item} />
          ))}
        </FormGroup>
      ))}
    </Stack>
  );
}

function Input({ item }: { item: CaseFilingItem }) {
  switch (item) {
    case 'nothiNumber':
      return <FileNumberInput />;
    case 'boe':
      return <BillOfEntryInput />;
    case 'cnfAgentId':
      return <AgentInput />;
    case 'companyId':
      return <CompanyInput />;
    case 'company.vatRegNo':
      return <CompanyBin />;
    case 'payableRevenue':
      return <PayableRevenue />;
  }
  const field = caseFilingFields[item];
  return (
    <FieldPlace field={field}>
      <FieldInput source={item} field={field} />
    </FieldPlace>
  );
}

function CompanyBin() {
  const company = useReferred(caseFilingFields.companyId, useWatch({ name: 'companyId' }));
  return <ShownValue source="company.vatRegNo" value={formatBin(String(company?.vatRegNo ?? ''))} />;
}

const AgentAddDialog = lazy(async () => ({
  default: (await import('../agents/AgentForms')).AgentAddDialog,
}));

/**
 * The C&F agent; a missing one can be added here. Its licence number fills AIN, which may then be changed.
 */
function AgentInput() {
  const { getValues, setValue } = useFormContext();
  const filled = useRef<unknown>(null);

  const fillAin = (agent: ReferenceRecord | null) => {
    // Clearing the agent clears AIN only if the agent filled it.
    if (!agent && getValues('ainNumber') !== filled.current) return;
    filled.current = agent?.licNo ?? null;
    setValue('ainNumber', filled.current, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <ReferenceSelect
      source="cnfAgentId"
      field={caseFilingFields.cnfAgentId}
      onPick={fillAin}
      AddDialog={useMay('create', 'cnf-agents') ? AgentAddDialog : undefined}
    />
  );
}

const CompanyAddDialog = lazy(async () => ({
  default: (await import('../companies/CompanyForms')).CompanyAddDialog,
}));

/** The importer, exporter or person; a missing one can be added here. */
const CompanyInput = () => (
  <ReferenceSelect
    source="companyId"
    field={caseFilingFields.companyId}
    AddDialog={useMay('create', 'companies') ? CompanyAddDialog : undefined}
  />
);

/** The total due, recalculated while amounts are typed. */
function PayableRevenue() {
  const language = useLanguage();
  const amounts: unknown[] = useWatch({ name: ['revenue', 'amortizationPenalty', 'monetaryPenalty'] });
  const [revenue, amortizationPenalty, monetaryPenalty] = amounts.map(amountOrZero) as [
    number,
    number,
    number,
  ];
  const payable = payableRevenue({ revenue, amortizationPenalty, monetaryPenalty });
  return <ShownValue source="payableRevenue" value={formatTaka(payable, language)} numeric />;
}

/** An invalid amount counts as 0; its field shows the error. */
const amountOrZero = (value: unknown) => (typeof value === 'number' ? value : 0);
