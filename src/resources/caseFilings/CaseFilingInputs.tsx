import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { caseFilingFields, caseFilingGroups, type CaseFilingItem } from '../../../domain/caseFilings';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup, FullWidth } from '../../inputs/FormGroup';
import { AgentInput } from './AgentInput';
import { BillOfEntryInput } from './BillOfEntryInput';
import type { CaseFilingRecord } from './caseFilingRecord';
import { CompanyBin } from './CompanyBin';
import { PayableRevenue } from './PayableRevenue';

/** The form of a filing, the same on create and edit. `stored` is the filing that is edited. */
export function CaseFilingInputs({ stored }: { stored?: CaseFilingRecord }) {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {caseFilingGroups.map(({ name, items }) => (
        <FormGroup key={name} heading={translate(`resources.case-fillings.groups.${name}`)}>
          {items.map((item) => (
            <Input key={item} item={item} stored={stored} />
          ))}
        </FormGroup>
      ))}
    </Stack>
  );
}

function Input({ item, stored }: { item: CaseFilingItem; stored: CaseFilingRecord | undefined }) {
  switch (item) {
    case 'boe':
      return <BillOfEntryInput />;
    case 'cnfAgentId':
      return <AgentInput />;
    case 'company.vatRegNo':
      return <CompanyBin stored={stored} />;
    case 'payableRevenue':
      return <PayableRevenue />;
  }
  const field = caseFilingFields[item];
  const input = <FieldInput source={item} field={field} />;
  return field.kind === 'text' && field.multiline ? <FullWidth>{input}</FullWidth> : input;
}
