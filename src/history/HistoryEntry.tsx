import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { viaName, type Change } from '../dataProvider/history';
import { changedFields } from './changedFields';
import { ChangedFields } from './ChangedFields';
import { usePersonName } from './usePersonName';

interface Props {
  change: Change;
  /** The record's name; given where changes of several records are listed together. */
  record?: ReactNode;
  /** Whether the record still has the state of this change. */
  isPresent: boolean;
  /** Buttons for this version. */
  actions?: ReactNode;
}

/**
 * One change of a record: the action, the person, the time, the way it was made, and each field's old and new
 * value.
 */
export function HistoryEntry({ change, record, isPresent, actions }: Props) {
  const { action, at, via, by, register, reason } = change;
  const translate = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const nameOf = usePersonName();
  const fields = changedFields(change);
  const isWhole = change.was === null || change.became === null;
  const lines = <ChangedFields register={register} fields={fields} isWhole={isWhole} />;
  return (
    <Box component="li" aria-labelledby={headingId} sx={entry}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography id={headingId} component={record ? 'h3' : 'h2'} variant="subtitle2">
          {translate(`history.actions.${action}`)}: {nameOf(by)}
        </Typography>
        {isPresent && <Chip size="small" variant="outlined" label={translate('history.present')} />}
      </Box>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={at}>{formatInstant(at, language)}</time>
        {' · '}
        {translate(`history.vias.${viaName(via)}`, { _: via })}
      </Typography>
      {record}
      {reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('history.reason', { reason })}
        </Typography>
      )}
      {isWhole && fields.length > 0 ? (
        <details>
          <summary>{translate('history.fields', { count: formatCount(fields.length, language) })}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
      <Box sx={{ displayPrint: 'none' }}>{actions}</Box>
    </Box>
  );
}

const entry = {
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& summary': { py: 0.5, cursor: 'pointer', color: 'primary.main', typography: 'body2' },
};
