import type { OptionGroup } from './useOptions';
import type { useSearchWords } from '../i18n/useSearchWords';

/** What a screen reader announces when the hits arrive: how many were found, including those that are not shown. */
export function counted(
  groups: Pick<OptionGroup, 'id' | 'name' | 'options' | 'total' | 'more'>[],
  say: ReturnType<typeof useSearchWords>,
): string {
  if (!groups.length || groups[0]!.id === 'recent') return '';
  const number = (count: number, more = false) => say(more ? 'moreThan' : 'number', { count });
  const names = groups.map(({ name, options, total = options.length, more }) =>
    say('inGroup', { name, count: number(total, more) }),
  );
  const sum = groups.reduce((count, { options, total = options.length }) => count + total, 0);
  const all = number(
    sum,
    groups.some(({ more }) => more),
  );
  return say('counted', { count: all, groups: names.join(', ') });
}
