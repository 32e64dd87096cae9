import { useGetList } from 'react-admin';
import { ruleApplies, type RuleValues } from '../../domain/limitation/rules';
import type { Proceeding } from '../dataProvider/files';
import type { SelectOption } from '../inputs/SelectField';
import { useLimitName } from './limitTexts';

/** A version of a period of limitation as the server sends it. */
interface LimitationRule extends RuleValues {
  id: number;
  code: string;
  name: string;
}

/** All periods of limitation, by name; empty until they are loaded. */
export function useLimitationRules(): readonly LimitationRule[] {
  const { data = NONE } = useGetList<LimitationRule>('limitation-rules', EVERY_RULE);
  return data;
}

/**
 * The periods of limitation for the orders of a proceeding, or all of them. A rule's code has one version for
 * each Act.
 */
export function useRuleOptions(
  order: Pick<Proceeding, 'kind' | 'outcome'> | undefined,
): readonly SelectOption<string>[] {
  const nameOf = useLimitName();
  const rules = useLimitationRules().filter((rule) => !order || ruleApplies(rule, order));
  const codes = new Map(rules.map((rule) => [rule.code, nameOf(rule)]));
  return [...codes].map(([value, label]) => ({ value, label }));
}

const NONE: LimitationRule[] = [];
const EVERY_RULE = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } } as const;
