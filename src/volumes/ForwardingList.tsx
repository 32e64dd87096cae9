import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import type { FileCall, FileCallRow } from '../../domain/fileCalls';
import { useLanguage } from '../i18n/useLanguage';
import { CloseButton } from '../page/ModalDialog';
import { OnPaper, paperTable } from '../page/OnPaper';
import { PrintButton } from '../page/PrintButton';

interface Props {
  call: FileCall;
  rows: readonly FileCallRow[];
  onClose: () => void;
}

/** The list that goes to the court with the files: those found and sent on, then those that are not. */
export function ForwardingList({ call, rows, onClose }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const ordered = ORDER.flatMap((state) => rows.filter((row) => row.state === state));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <OnPaper />
      <DialogTitle id={titleId} component="div">
        <Typography component="h2" variant="h6">
          {translate('volumes.called.forwarding')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[call.name, call.memo, formatDay(dayInDhaka(), language)].filter(Boolean).join(' · ')}
        </Typography>
      </DialogTitle>
      {/* in the Tab order so that the keyboard can scroll it */}
      <DialogContent dividers tabIndex={0} sx={paperTable}>
        <table aria-labelledby={titleId} data-upright>
          <thead>
            <tr>
              {['number', 'file', 'company', 'state'].map((name) => (
                <th key={name} scope="col">
                  {translate(`volumes.called.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map(({ id, nothiNumber, companyName, state }, place) => (
              <tr key={id}>
                <td>{formatCount(place + 1, language)}</td>
                <td>{nothiNumber}</td>
                <td>{companyName}</td>
                <td>
                  {translate(
                    state ? `resources.file-call-rows.choices.state.${state}` : 'volumes.called.open',
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <CloseButton onClick={onClose} />
        <PrintButton variant="contained" />
      </DialogActions>
    </Dialog>
  );
}

const ORDER = ['SENT', 'FOUND', 'NOT_FOUND', null] as const;
