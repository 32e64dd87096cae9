import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { RecordLink } from '../history/activity/RecordLink';
import type { Change } from '../dataProvider/history';
import { useChangedFile } from '../dataProvider/useCalls';
import { ChangeEntries } from '../history/ChangeEntries';
import { versionActions } from '../history/RecordHistory';

/** The changes of a filing and of everything that belongs to it, the newest first. */
export const FileHistory = ({ caseFilingId }: { caseFilingId: number }) => (
  <ChangeEntries
    filter={{ caseFilingId }}
    record={(change) => <Changed change={change} />}
    actions={versionActions(useChangedFile())}
  />
);

/** The changed record with its register: `Hearings: 22/09/2026 · S-1/AP/2024`. */
function Changed({ change }: { change: Change }) {
  const register = useTranslate()(`resources.${change.register}.name`);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, py: 0.5, typography: 'body2' }}>
      <span>{register}:</span> <RecordLink change={change} />
    </Box>
  );
}
