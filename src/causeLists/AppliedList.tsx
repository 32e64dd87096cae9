import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../../domain/dates';
import type { ListApplied, ListedItem } from '../../domain/causeLists/listings';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  applied: ListApplied & { items: readonly ListedItem[] };
  onAnother: () => void;
}

/** The hearings entered from a list, with links to the diary of their days. */
export function AppliedList({ applied, onAnother }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const first = useRef<HTMLAnchorElement>(null);
  // focused here, because browsers ignore `autofocus` on a link
  useEffect(() => first.current?.focus(), []);
  const { added, updated, same, items } = applied;
  const days = [...new Set(items.map(({ date }) => date))].toSorted();
  return (
    <>
      <output>
        <Alert severity="success" role="none" sx={{ mb: 2 }}>
          {translate('causeList.applied', { added, updated, same })}
        </Alert>
      </output>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {days.map((day, index) => (
          <Button
            key={day}
            component={RouterLink}
            to={`/hearings?date=${day}`}
            variant="outlined"
            ref={index === 0 ? first : undefined}
          >
            {translate('causeList.diaryOf', { day: formatDay(day, language) })}
          </Button>
        ))}
        <Button onClick={onAnother}>{translate('causeList.another')}</Button>
      </Box>
    </>
  );
}
