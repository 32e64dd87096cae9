import AsItWasIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { useLanguage } from '../i18n/useLanguage';
import { AsItWas } from './AsItWas';
import type { Change } from '../dataProvider/history';
import { ChangeEntries } from './ChangeEntries';
import { HistoryEntry } from './HistoryEntry';
import { RestoreVersion } from './RestoreVersion';

interface Props {
  register: string;
  id: number;
  /** Called when an older version was restored. */
  onRestored: () => void;
}

/** Every change of a record, the newest first, with buttons to view and to restore the earlier states. */
export const RecordHistory = ({ register, id, onRestored }: Props) => (
  <ChangeEntries
    filter={{ register, recordId: id }}
    entry={(change, newest) => (
      <HistoryEntry
        key={change.id}
        change={change}
        isPresent={change === newest}
        actions={
          change !== newest &&
          change.action !== 'delete' && <Actions change={change} newest={newest} onRestored={onRestored} />
        }
      />
    )}
  />
);

interface ActionsProps {
  change: Change;
  /** The record's last change, whose state is the present one. */
  newest: Change;
  onRestored: () => void;
}

function Actions({ change, newest, onRestored }: ActionsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const mayEdit = isShown(usePerson()?.authorities ?? [], 'edit', change.register);
  const restore = mayEdit && newest.action !== 'delete' && (
    <RestoreVersion
      change={change}
      version={newest.version}
      onRestored={() => {
        setOpen(false);
        onRestored();
      }}
    />
  );
  return (
    <>
      <Button
        size="small"
        startIcon={<AsItWasIcon />}
        aria-label={translate('history.asItWas.of', { at: formatInstant(change.at, language) })}
        onClick={() => setOpen(true)}
      >
        {translate('history.asItWas.action')}
      </Button>
      {restore}
      {isOpen && <AsItWas change={change} newest={newest} action={restore} onClose={() => setOpen(false)} />}
    </>
  );
}
