import type { ReactNode } from 'react';
import { formatCount } from '../../domain/digits';
import type { Language } from '../i18n/catalogue';

/**
 * A number that links to the list of the counted records (`to`); `FigureLinks` handles the click. It is a
 * function rather than a component, since hundreds of components would render slowly.
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
