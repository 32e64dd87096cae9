import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import { delayAccount, type Step } from '../../domain/steps';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { PaperDialog } from '../page/PaperDialog';
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
  const account = delayAccount(steps, dayInDhaka());
  const total = account.reduce((sum, { days }) => sum + days, 0);
  const column = (name: string) => translate(`files.delay.columns.${name}`);
  return (
    <PaperDialog
      title={translate('files.delay.explanation')}
      subtitle={file}
      maxWidth="md"
      actions={<PrintButton variant="contained" />}
      onClose={onClose}
    >
      <table aria-label={translate('files.delay.explanation')}>
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
    </PaperDialog>
  );
}
