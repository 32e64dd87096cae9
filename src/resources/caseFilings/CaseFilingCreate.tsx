import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { caseFilingFields } from '../../../domain/caseFilings';
import { SaveButton } from '../../inputs/SaveButton';
import { PageFrame } from '../../layout/PageFrame';
import { CreateRecord } from '../../records/CreateRecord';
import { CaseFilingInputs } from './CaseFilingInputs';

const words = 'resources.case-fillings';

export function CaseFilingCreate() {
  const translate = useTranslate();
  const title = translate(`${words}.create.title`);
  return (
    <PageFrame
      title={title}
      breadcrumb={[
        { label: translate(`${words}.create.breadcrumb`), to: '/case-fillings-list' },
        { label: title },
      ]}
    >
      <CreateRecord fields={caseFilingFields} added={added}>
        <CaseFilingInputs />
        <Box sx={saveBar}>
          <SaveButton />
        </Box>
      </CreateRecord>
    </PageFrame>
  );
}

const added = { title: `${words}.messages.created.title`, text: `${words}.messages.created.text` };

const saveBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  mt: 2,
};
