import { useGetList } from 'react-admin';
import { dayInDhaka, plusDays } from '../../domain/dates';
import type { Limit } from '../dataProvider/limits';

/**
 * The limits in one's own sections and of files one follows that are missed or due within some days, the
 * most urgent first; `total` counts all of them. Screens that use it load the words `limits`.
 */
export function useMyLimits({ withinDays, rows }: { withinDays: number; rows: number }) {
  return useGetList<Limit>('limits', {
    filter: { mine: true, state: ['RUNNING', 'MISSED'], dueTo: plusDays(dayInDhaka(), withinDays) },
    sort: { field: 'due', order: 'ASC' },
    pagination: { page: 1, perPage: rows },
  });
}
