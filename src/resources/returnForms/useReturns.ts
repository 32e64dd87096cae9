import { useGetList, useTranslate } from 'react-admin';
import { formatMonth } from '../../../domain/months';
import type { StoredRecord } from '../../dataProvider/records';
import { useLanguage } from '../../i18n/useLanguage';

/** A return, with its figures where it was asked for alone. */
export interface ShownReturn extends StoredRecord {
  from: string;
  state: 'DRAFT' | 'FROZEN';
  edition: number;
  replacedById: number | null;
  figures?: Record<string, number>;
}

/** All returns, the newest first, and the newest that none has replaced. */
export function useReturns() {
  const { data } = useGetList<ShownReturn>('returns', NEWEST_FIRST);
  return { isLoaded: data !== undefined, all: data ?? [], newest: data?.find(isCurrent) };
}

const NEWEST_FIRST = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'from', order: 'DESC' },
} as const;

const isCurrent = ({ replacedById }: ShownReturn) => replacedById === null;

/** Returns a function that names a return: `June 2026 (frozen)`. */
export function useReturnName(): (shown: ShownReturn) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return (shown) =>
    translate('resources.return-forms.fill.ofMonth', {
      month: formatMonth(shown.from.slice(0, 7), language),
      state: translate(`resources.return-forms.fill.${isCurrent(shown) ? shown.state : 'REPLACED'}`),
    });
}
