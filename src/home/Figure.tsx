import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  count: number;
  /** The list that it counts. */
  to: string | undefined;
  /** What it is called where that is not said around it. */
  label?: string;
}

/** A number, and the way to the rows behind it. `FigureLinks` follows it. */
export function Figure({ count, to, label }: Props) {
  const shown = formatCount(count, useLanguage());
  if (!to) return <span aria-label={label}>{shown}</span>;
  return (
    <a href={to} aria-label={label} data-none={count === 0 || undefined}>
      {shown}
    </a>
  );
}
