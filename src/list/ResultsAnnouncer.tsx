import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { useShownRange } from './useShownRange';

interface Said {
  asked: string;
  text: string;
}

/** Says what a search, a filter or another page brought to those who do not see the table change. */
export function ResultsAnnouncer() {
  const text = useText();
  const { filterValues, page, isFetching, error, total } = useListContext();
  const asked = JSON.stringify([filterValues, page]);
  // What the list opens with is told by its heading.
  const [said, setSaid] = useState<Said>({ asked, text: '' });
  // A list that could not be loaded is not an empty one.
  const isKnown = !isFetching && !error && total !== undefined;
  if (said.asked !== asked && isKnown) setSaid({ asked, text });
  return (
    <output style={visuallyHidden}>
      {/* The same words again are news again. */}
      {said.text && <span key={said.asked}>{said.text}</span>}
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
