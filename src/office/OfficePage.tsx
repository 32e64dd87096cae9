import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { casePageFields } from '../../domain/casePages';
import { withEmpty } from '../../domain/fields';
import { officeFields } from '../../domain/office';
import type { CasebookDataProvider } from '../dataProvider';
import { changesToPropose } from '../dataProvider/proposable';
import { scansStateQuery } from '../dataProvider/scans';
import { useOffers } from '../offered/useOffers';
import { OFFICE, type Office } from '../dataProvider/administration';
import { HistorySection } from '../history/HistorySection';
import { FieldInput } from '../inputs/FieldInput';
import { WIDE, FormGroup } from '../inputs/FormGroup';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { useProposing } from '../list/rowActions/useProposing';
import { LastChange } from '../recordForms/WithHistory';
import { useErrorDialog } from '../page/ErrorDialog';
import { PageFrame } from '../page/PageFrame';
import { organisationQuery } from '../page/useOrganisation';

const RecordHistory = lazy(async () => ({
  default: (await import('../history/RecordHistory')).RecordHistory,
}));

/** The page where administrators edit the office's name. */
export function OfficePage() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const query = useQuery({
    queryKey: ['office'],
    queryFn: ({ signal }) => dataProvider.office(signal),
    refetchOnWindowFocus: false,
  });
  const title = translate('layout.office');
  const queries = useQueryClient();
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      query={query}
    >
      {query.data && <OfficeForm key={query.data.version} office={query.data} />}
      {query.data && (
        <LastChange of={{ register: 'office', recordId: OFFICE }} version={query.data.version} />
      )}
      <NotScanned />
      <HistorySection>
        <RecordHistory register="office" id={OFFICE} onRestored={() => void queries.invalidateQueries()} />
      </HistorySection>
    </PageFrame>
  );
}

function OfficeForm({ office }: { office: Office }) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { version } = office;
  const { attempt, question } = useProposing();
  const outcome = useRef('done');
  const [values] = useState(() => withEmpty(officeFields, { ...office }));
  return (
    <RecordForm
      fields={officeFields}
      mode="edit"
      values={values}
      save={async (checked) => {
        outcome.current = await attempt(() => dataProvider.saveOffice({ ...checked, version }));
      }}
      onSaved={() => {
        if (outcome.current === 'done') notify('office.saved', { type: 'success' });
        void queries.invalidateQueries({ queryKey: ['office'] });
        void queries.fetchQuery(organisationQuery);
      }}
      onFailed={(text, error) => {
        if (!changesToPropose(error)) showError({ title: 'forms.failed', text });
      }}
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('office.explained')}
      </Typography>
      <Stack spacing={2}>
        <FormGroup heading={translate('layout.office')}>
          <FieldInput source="name" field={officeFields.name} />
          <FieldInput source="nameBn" field={officeFields.nameBn} />
        </FormGroup>
        <FormGroup heading={translate('office.casePages')}>
          <Explanation text={translate('office.casePagesExplained')} />
          {Object.entries(casePageFields).map(([source, field]) => (
            <Box key={source} className={source === 'casePage' ? WIDE : undefined}>
              <FieldInput source={source} field={field} />
            </Box>
          ))}
        </FormGroup>
        <FormGroup heading={translate('office.approval')}>
          <Explanation text={translate('office.approvalExplained')} />
          <FieldInput source="needsApproval" field={officeFields.needsApproval} />
        </FormGroup>
        <FormGroup heading={translate('office.secondFactor')}>
          <Explanation text={translate('office.secondFactorExplained')} />
          <FieldInput source="needsSecondFactor" field={officeFields.needsSecondFactor} />
        </FormGroup>
      </Stack>
      {question}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', my: 2 }}>
        <SaveButton />
      </Box>
    </RecordForm>
  );
}

/** Said once, here: papers are added all the same. */
function NotScanned() {
  const translate = useTranslate();
  const { call } = useDataProvider<CasebookDataProvider>();
  const { data } = useQuery({ ...scansStateQuery(call), enabled: useOffers('scans') });
  return (
    data?.scanned === false && (
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('office.notScanned', { setting: 'CLAMD' })}
      </Alert>
    )
  );
}

const Explanation = ({ text }: { text: string }) => (
  <Typography className={WIDE} color="text.secondary" sx={{ mb: 1 }}>
    {text}
  </Typography>
);
