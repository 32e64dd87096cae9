import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { HasFilePages } from '../../addresses';
import type { StoredRecord } from '../../dataProvider/records';
import { DraftOffer } from '../../drafts/DraftOffer';
import { useDrafts, type Drafts } from '../../drafts/useDrafts';
import { returnsToFile, type AddedCase } from './addedCase';
import { ExistingCase } from './finder/ExistingCase';
import { fileNumberInAddress } from './finder/fileNumberInAddress';
import { FilingFinder } from './finder/FilingFinder';
import { FilingSummary } from './finder/FilingSummary';
import { useFilingFinder } from './finder/useFilingFinder';
import { PageFrame } from '../../page/PageFrame';
import { AddRecords } from '../../recordForms/CreateRecord';
import { fileNumberOf } from '../caseFilings/caseFilingRecord';
import { FollowOnCaseInputs } from './FollowOnCaseEditDialog';
import { useCaseName, useCaseType } from './followOnCaseRecord';

/** Adds a court case to a filing, which is searched first unless the URL names it. */
export function FollowOnCaseCreate() {
  const translate = useTranslate();
  const type = useCaseType();
  const words = `resources.${type.name}`;
  return (
    <PageFrame
      title={translate(`${words}.create.title`)}
      breadcrumb={[
        { label: translate('followOnCases.breadcrumb'), to: type.routes.list },
        { label: translate(`${words}.create.breadcrumb`) },
      ]}
    >
      <AddCases key={type.name} type={type} />
    </PageFrame>
  );
}

/**
 * Adds cases one after another, or returns to the file from which the form was opened. An unsaved draft is offered
 * together with its filing.
 */
function AddCases({ type }: { type: CaseType }) {
  const navigate = useNavigate();
  const { pathname, key, state } = useLocation();
  const hasPages = useContext(HasFilePages);
  // Navigation to the URL without the file number is asynchronous; until then the finder must not search it
  // again.
  const [doneAt, setDoneAt] = useState<string>();
  const addressed = doneAt === key ? '' : fileNumberInAddress(pathname, type.routes.add);
  const drafts = useDrafts(type.name);
  const fileNumber = drafts.restored?.fileNumber ?? addressed;
  const goOn = ({ id }: StoredRecord, filing: number) => {
    if (hasPages && returnsToFile(state)) {
      const marked: AddedCase = { added: { kind: type.name, recordId: id } };
      return void navigate(`/files/${filing}`, { replace: true, state: marked });
    }
    // Marks the file number in the URL as done.
    setDoneAt(key);
    if (addressed) void navigate(type.routes.add, { replace: true });
  };
  return (
    <>
      <DraftOffer drafts={drafts} />
      <AddCase
        key={`${drafts.slot}/${fileNumber}`}
        type={type}
        fileNumber={fileNumber}
        drafts={drafts}
        onAdded={goOn}
      />
    </>
  );
}

/** A case that is added is pending, unless the person chooses otherwise. */
const NEW = { status: 'SUBJUDICE' };

interface Props {
  type: CaseType;
  fileNumber: string;
  drafts: Drafts;
  onAdded: (record: StoredRecord, filing: number) => void;
}

function AddCase({ type, fileNumber, drafts, onAdded }: Props) {
  const nameOf = useCaseName();
  const finder = useFilingFinder(type.finder, fileNumber);
  const { filing } = finder;
  // The filing chosen last. It is kept while another is searched for and none is chosen, so that the hidden
  // form keeps its input.
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
          <AddRecords
            fields={type.fields}
            start={NEW}
            also={{ caseFillingId: latest.id }}
            drafts={{ ...drafts, fileNumber: fileNumberOf(latest) }}
            added={`resources.${type.name}.messages.created`}
            nameOf={nameOf}
            onAdded={(record) => onAdded(record, latest.id)}
            takesFocus={false}
          >
            <FollowOnCaseInputs />
          </AddRecords>
        </Box>
      )}
    </Stack>
  );
}
