import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import { delayAccount, type Step } from '../../domain/steps';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { OnPaper, paperTable } from '../page/OnPaper';
import { CloseButton } from '../page/ModalDialog';
import { PrintButton } from '../page/PrintButton';

/** A step as the server sends it. */
export interface StepRecord extends Step {
  version: number;
  caseFilingId: number;
  deskName: string;
  deskNameBn: string | null;
}

interface Props {
  steps: readonly StepRecord[];
  file: string;
  onClose: () => void;
}

/** Accounts for every day of the delay exactly once, to be printed for a petition for condonation of the delay. */
export function DelayExplanation({ steps, file, onClose }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const account = delayAccount(steps, dayInDhaka());
  const total = account.reduce((sum, { days }) => sum + days, 0);
  const column = (name: string) => translate(`files.delay.columns.${name}`);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <OnPaper />
      <DialogTitle id={titleId} component="div">
        <Typography component="h2" variant="h6">
          {translate('files.delay.explanation')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {file}
        </Typography>
      </DialogTitle>
      {/* In the Tab order so that the keyboard can scroll it, because nothing inside takes the focus. */}
      <DialogContent dividers tabIndex={0} sx={paperTable}>
        <table aria-labelledby={titleId}>
          <thead>
            <tr>
              {['number', 'from', 'to', 'days', 'desk', 'holder'].map((name) => (
                <th key={name} scope="col" data-number={name === 'days' || undefined}>
                  {column(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {account.map(({ from, to, days, step }, place) => (
              <tr key={from} data-gap={!step || undefined}>
                <td>{formatCount(place + 1, language)}</td>
                <td data-day>{formatDay(from, language)}</td>
                <td data-day>{formatDay(to, language)}</td>
                <td data-number>{formatCount(days, language)}</td>
                <td>
                  {step
                    ? nameIn(language, step.deskName, step.deskNameBn)
                    : translate('files.delay.unaccounted')}
                </td>
                <td>{step?.holder}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {translate('files.delay.total')}
              </th>
              <td data-number>{formatCount(total, language)}</td>
            </tr>
          </tfoot>
        </table>
      </DialogContent>
      <DialogActions>
        <CloseButton onClick={onClose} />
        <PrintButton variant="contained" />
      </DialogActions>
    </Dialog>
  );
}
