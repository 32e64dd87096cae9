import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { ExistingCase } from '../../finder/ExistingCase';
import { fileNumberInAddress } from '../../finder/fileNumberInAddress';
import { FilingFinder } from '../../finder/FilingFinder';
import { FilingSummary } from '../../finder/FilingSummary';
import { useFilingFinder } from '../../finder/useFilingFinder';
import { PageFrame } from '../../layout/PageFrame';
import { CreateRecord } from '../../records/CreateRecord';
import { FollowOnCaseInputs } from './FollowOnCaseInputs';
import { useCaseType } from './followOnCaseRecord';

/** Adds a court case to a filing, which is found first; its address may name the filing. */
export function FollowOnCaseCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const type = useCaseType();
  const { pathname } = useLocation();
  const fileNumber = fileNumberInAddress(pathname, type.routes.add);
  const [round, setRound] = useState(0);
  const words = `resources.${type.name}`;
  const startAgain = () => {
    // The file that the address names is done.
    if (fileNumber) void navigate(type.routes.add, { replace: true });
    else setRound(round + 1);
  };
  return (
    <PageFrame
      title={translate(`${words}.create.title`)}
      breadcrumb={[
        { label: translate('followOnCases.breadcrumb'), to: type.routes.list },
        { label: translate(`${words}.create.breadcrumb`) },
      ]}
    >
      <AddCase
        key={`${type.name}/${round}/${fileNumber}`}
        type={type}
        fileNumber={fileNumber}
        onAdded={startAgain}
      />
    </PageFrame>
  );
}

interface Props {
  type: CaseType;
  fileNumber: string;
  onAdded: () => void;
}

function AddCase({ type, fileNumber, onAdded }: Props) {
  const finder = useFilingFinder(type.finder, fileNumber);
  const { filing } = finder;
  // While another filing is searched there is none; the form is out of sight and keeps what was typed.
  const [latest, setLatest] = useState(filing);
  if (filing && filing !== latest) setLatest(filing);
  return (
    <Stack spacing={2}>
      <FilingFinder finder={finder} fileNumber={fileNumber} />
      {filing && (
        <FilingSummary filing={filing}>
          <ExistingCase filing={filing} type={type} />
        </FilingSummary>
      )}
      {latest && (
        <Box id={finder.parts.form} hidden={!filing}>
          <CreateRecord
            fields={type.fields}
            also={{ caseFillingId: latest.id }}
            added={`resources.${type.name}.messages.created`}
            onAdded={onAdded}
            takesFocus={false}
          >
            <FollowOnCaseInputs />
          </CreateRecord>
        </Box>
      )}
    </Stack>
  );
}
