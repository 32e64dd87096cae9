import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import {
  caseFilingFields,
  caseFilingGroups,
  payableRevenue,
  type CaseFilingItem,
} from '../../../domain/caseFilings';
import { MoneyText } from '../../fields/cells';
import { DetailItem } from '../../fields/DetailItem';
import { FieldValue } from '../../fields/FieldValue';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { DetailsDialog } from '../../records/DetailsDialog';
import { fileNumberOf, sectionOf, type CaseFilingRecord } from './caseFilingRecord';

const words = 'resources.case-fillings';

export function CaseFilingDetailsDialog() {
  const translate = useTranslate();
  return (
    <DetailsDialog<CaseFilingRecord> title={translate(`${words}.details.title`)} subtitle={fileNumberOf}>
      {(filing) => <Details filing={filing} />}
    </DetailsDialog>
  );
}

function Details({ filing }: { filing: CaseFilingRecord }) {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {caseFilingGroups.map(({ name, items }) => (
        <FormGroup key={name} heading={translate(`${words}.groups.${name}`)}>
          {items.map((item) => (
            <Item key={item} item={item} filing={filing} />
          ))}
        </FormGroup>
      ))}
    </Stack>
  );
}

function Item({ item, filing }: { item: CaseFilingItem; filing: CaseFilingRecord }) {
  switch (item) {
    case 'company.vatRegNo':
      return <DetailItem source={item}>{filing.company?.vatRegNo}</DetailItem>;
    case 'workPlaceId':
      return <DetailItem source={item}>{sectionOf(filing)}</DetailItem>;
    case 'payableRevenue':
      return (
        <DetailItem source={item}>
          <MoneyText taka={payableRevenue(filing)} />
        </DetailItem>
      );
  }
  const field = caseFilingFields[item];
  return (
    <FieldPlace field={field}>
      <FieldValue source={item} field={field} record={filing} />
    </FieldPlace>
  );
}
