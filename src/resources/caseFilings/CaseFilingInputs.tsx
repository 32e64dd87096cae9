import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { caseFilingFields, type CaseFilingItem } from '../../../domain/caseFilings';
import { FieldInput } from '../../inputs/FieldInput';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { useReferred } from '../../fields/references';
import { ShownValue } from '../../inputs/ShownValue';
import { AgentInput } from './AgentInput';
import { BillOfEntryInput } from './BillOfEntryInput';
import { CompanyInput } from './CompanyInput';
import { FileNumberInput } from './FileNumberInput';
import { enteredGroups, storedGroups } from './filingGroups';
import { PayableRevenue } from './PayableRevenue';

/** The form of a filing, for create and edit. */
export function CaseFilingInputs() {
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

/** BIN of the chosen company. */
function CompanyBin() {
  const company = useReferred(caseFilingFields.companyId, useWatch({ name: 'companyId' }));
  return <ShownValue source="company.vatRegNo" value={String(company?.vatRegNo ?? '')} />;
}
