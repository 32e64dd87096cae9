import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  count: number;
  /** The list that it counts. */
  to: string | undefined;
}

/** A number, and the way to the rows behind it. `FigureLinks` follows it. */
export function Figure({ count, to }: Props) {
  const shown = formatCount(count, useLanguage());
  if (!to) return <span>{shown}</span>;
  return (
    <a href={to} data-none={count === 0 || undefined}>
      {shown}
    </a>
  );
}
