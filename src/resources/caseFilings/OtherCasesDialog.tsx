import { useQuery } from '@tanstack/react-query';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useContext } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CasebookDataProvider } from '../../dataProvider';
import { fetchFileStatus } from '../../dataProvider/fileStatus';
import { RecordDialog } from '../../recordForms/RecordDialog';
import { useCloseDialog, useLeaveWithoutRecord } from '../../recordForms/useOpenRecord';
import { HasFilePages } from '../../addresses';
import { CloseButton } from '../../page/ModalDialog';
import { OtherCases } from './OtherCases';
import type { CaseFilingRecord } from './caseFilingRecord';

/** A filing's status in every court, with links to its cases and to add one. */
export function OtherCasesDialog() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const close = useCloseDialog();
  const { latest, fileNumber } = useFileStatus(id);
  const hasPages = useContext(HasFilePages);
  return (
    <RecordDialog
      opener="other-cases"
      title={translate('resources.case-fillings.otherCases.title')}
      subtitle={fileNumber}
      to={hasPages ? `/files/${id}` : undefined}
      onClose={close}
    >
      {latest ? (
        <DialogContent dividers tabIndex={0}>
          <OtherCases filingId={Number(id)} latest={latest} fileNumber={fileNumber} />
        </DialogContent>
      ) : (
        <LinearProgress aria-label={translate('layout.loading')} />
      )}
      <DialogActions>
        <CloseButton onClick={close} />
      </DialogActions>
    </RecordDialog>
  );
}

function useFileStatus(id: string) {
  const { call } = useDataProvider<CasebookDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['case-fillings', 'fileStatus', id],
    queryFn: ({ signal }) => fetchFileStatus(call, id, signal),
  });
  useLeaveWithoutRecord(data ? null : error);
  // If the server does not give the file number, take it from the listed filing.
  const listed = useListContext<CaseFilingRecord>().data?.find((filing) => String(filing.id) === id);
  return { latest: data?.latest, fileNumber: data?.fileNumber ?? listed?.nothiNumber ?? undefined };
}
