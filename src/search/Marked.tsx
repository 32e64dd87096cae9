import type { Why } from '../../domain/searchKey/why';

/** A text with its matching parts highlighted. */
export const Marked = ({ text, marks }: Pick<Why, 'text' | 'marks'>) => (
  <>
    {marks.map(([from, to], at) => (
      <span key={from}>
        {text.slice(marks[at - 1]?.[1] ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </span>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
