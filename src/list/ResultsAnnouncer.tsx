import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { useShownRange } from './useShownRange';

interface Announcement {
  request: string;
  text: string;
}

/** Announces to screen readers how many rows a search, filter or page change found. */
export function ResultsAnnouncer() {
  const text = useText();
  const { filterValues, page, isFetching, error, total } = useListContext();
  const request = JSON.stringify([filterValues, page]);
  // The first result needs no announcement: the page heading was read.
  const [announced, setAnnounced] = useState<Announcement>({ request, text: '' });
  // A failed list is not announced as empty.
  const isKnown = !isFetching && !error && total !== undefined;
  if (announced.request !== request && isKnown) setAnnounced({ request, text });
  return (
    <output style={visuallyHidden}>
      {/* A changed key makes a screen reader read the same text again. */}
      {announced.text && <span key={announced.request}>{announced.text}</span>}
    </output>
  );
}

function useText(): string {
  const translate = useTranslate();
  const language = useLanguage();
  const { from, to, total, totalText } = useShownRange();
  if (total === 0) return translate('lists.empty');
  const shown = (count: number) => formatCount(count, language);
  return translate('lists.found', { from: shown(from), to: shown(to), total: totalText });
}
