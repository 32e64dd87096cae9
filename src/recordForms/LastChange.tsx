import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import type { Change } from '../dataProvider/change';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  register: string;
  id: number;
  /** The version shown; a newer version has another last change. */
  version: number | undefined;
}

/** Who changed a record last, and when; empty if nobody has, or only the system. */
export function LastChange({ register, id, version }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useGetList<Change>(
    'changes',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
      filter: { register, recordId: id },
      meta: { version },
    },
    QUIET,
  );
  const last = data?.[0];
  if (!last?.by) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
      {translate('forms.changedBy', { by: last.by.fullName, at: formatInstant(last.at, language) })}
    </Typography>
  );
}

// No error dialog: the person opened the record, and its history shows the failure.
const QUIET = { onError: () => {} };
