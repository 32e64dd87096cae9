import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import type { FileCall, FileCallRow } from '../../domain/fileCalls';
import { useLanguage } from '../i18n/useLanguage';
import { PaperDialog } from '../page/PaperDialog';
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
  const ordered = ORDER.flatMap((state) => rows.filter((row) => row.state === state));
  return (
    <PaperDialog
      title={translate('volumes.called.forwarding')}
      subtitle={[call.name, call.memo, formatDay(dayInDhaka(), language)].filter(Boolean).join(' · ')}
      maxWidth="md"
      actions={<PrintButton variant="contained" />}
      onClose={onClose}
    >
      <table aria-label={translate('volumes.called.forwarding')} data-upright>
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
                {translate(state ? `resources.file-call-rows.choices.state.${state}` : 'volumes.called.open')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperDialog>
  );
}

const ORDER = ['SENT', 'FOUND', 'NOT_FOUND', null] as const;
