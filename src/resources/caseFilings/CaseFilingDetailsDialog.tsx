import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { MoneyText } from '../../fields/cells';
import { FormGroup } from '../../inputs/FormGroup';
import { DetailsDialog } from '../../recordForms/DetailsDialog';
import { AddCaseMenu } from './AddCaseMenu';
import { fileNumberOf, type CaseFilingRecord } from './caseFilingRecord';
import { FilingItem } from './FilingItem';
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
          <AddCaseMenu filing={filing} />
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
            <FilingItem key={item} item={item} filing={filing} />
          ))}
        </FormGroup>
      ))}
    </Stack>
  );
}
