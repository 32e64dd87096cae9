import type { Why } from '../../domain/searchKey/why';

/** A text with the parts that matched marked. */
export function Marked({ text, marks }: Pick<Why, 'text' | 'marks'>) {
  let shown = 0;
  const parts = marks.flatMap(([from, to]) => {
    const before = text.slice(shown, from);
    shown = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(shown)}
    </>
  );
}
