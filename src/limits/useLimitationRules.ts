import { useGetList } from 'react-admin';
import type { RuleValues } from '../../domain/limitation/rules';

/** A version of a period of limitation as the server sends it. */
export interface LimitationRule extends RuleValues {
  id: number;
  code: string;
  name: string;
}

/** All periods of limitation, by name; empty until they are loaded. */
export function useLimitationRules(): readonly LimitationRule[] {
  const { data = NONE } = useGetList<LimitationRule>('limitation-rules', EVERY_RULE);
  return data;
}

const NONE: LimitationRule[] = [];
const EVERY_RULE = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } } as const;
