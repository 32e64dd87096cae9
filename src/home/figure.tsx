import type { ReactNode } from 'react';
import { formatCount } from '../../domain/digits';
import type { Language } from '../i18n/catalogue';

/**
 * A number, and the way to the rows behind it, which `FigureLinks` follows; `to` is the list that it counts. Not
 * a component: there are hundreds.
 */
export function figure(count: number, to: string | undefined, language: Language): ReactNode {
  const shown = formatCount(count, language);
  if (!to) return <span>{shown}</span>;
  return (
    <a href={to} data-none={count === 0 || undefined}>
      {shown}
    </a>
  );
}
