import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { caseFilingFields, payableRevenue, type CaseFilingItem } from '../../../domain/caseFilings';
import { companyFields } from '../../../domain/companies';
import { MoneyText } from '../../fields/cells';
import { DetailItem, FieldValue } from '../../fields/FieldValue';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { DetailsDialog } from '../../recordForms/DetailsDialog';
import { useLanguage } from '../../i18n/useLanguage';
import { AddCaseMenu } from './AddCaseMenu';
import { fileNumberOf, sectionOf, type CaseFilingRecord } from './caseFilingRecord';
import { storedGroups } from './filingGroups';

const words = 'resources.case-fillings';

export function CaseFilingDetailsDialog() {
  const translate = useTranslate();
  return (
    <DetailsDialog<CaseFilingRecord>
      title={translate(`${words}.details.title`)}
      subtitle={fileNumberOf}
      file={({ id }) => id}
      facts={(filing) => <Facts filing={filing} />}
      actions={(filing) => (
        <>
          <OtherCasesButton id={filing.id} />
          <AddCaseMenu fileNumber={fileNumberOf(filing)} />
        </>
      )}
    >
      {(filing) => <Details filing={filing} />}
    </DetailsDialog>
  );
}

/** A button that replaces a filing's details by the dialog with its status in every court. */
function OtherCasesButton({ id }: { id: number }) {
  const translate = useTranslate();
  const { search, state } = useLocation();
  return (
    <Button component={Link} to={{ pathname: `../${id}/other-cases`, search }} state={state} replace>
      {translate('lists.other-cases')}
    </Button>
  );
}

function Facts({ filing }: { filing: CaseFilingRecord }) {
  const translate = useTranslate();
  const { status, company, revenue } = filing;
  return (
    <Box sx={facts}>
      {status && <strong>{translate(`${words}.choices.status.${status}`, { _: status })}</strong>}
      {company?.companyName && <span>{company.companyName}</span>}
      <span>
        {translate(`${words}.columns.revenue`)}: <MoneyText taka={revenue} />
      </span>
    </Box>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  typography: 'body2',
  overflowWrap: 'anywhere',
};

function Details({ filing }: { filing: CaseFilingRecord }) {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {storedGroups.map(({ name, heading, items }) => (
        <FormGroup key={name} heading={translate(heading)}>
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
    case 'workPlaceId':
      return (
        <DetailItem source={item}>
          <Section filing={filing} />
        </DetailItem>
      );
    case 'payableRevenue':
      return (
        <DetailItem source={item}>
          <MoneyText taka={payableRevenue(filing)} />
        </DetailItem>
      );
  }
  const field = item === 'company.vatRegNo' ? companyFields.vatRegNo : caseFilingFields[item];
  return (
    <FieldPlace field={field}>
      <FieldValue source={item} field={field} record={filing} />
    </FieldPlace>
  );
}

const Section = ({ filing }: { filing: CaseFilingRecord }) => sectionOf(filing, useLanguage());
