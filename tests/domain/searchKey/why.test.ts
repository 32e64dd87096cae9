import { expect, it } from 'vitest';
import { whyOf } from '../../../domain/searchKey/why';

const shown = (text: string, pattern: string) => {
  const why = whyOf({ textLayer: text }, [pattern]);
  return why && { text: why.text, marked: why.marks.map(([from, to]) => why.text.slice(from, to)) };
};

it('a short text is shown whole', () => {
  expect(shown('The report was given.', 'report')).toEqual({
    text: 'The report was given.',
    marked: ['report'],
  });
});

it('a long text is shown around its first match, from one word to another', () => {
  const text = `${'before '.repeat(40)}the report and ${'after '.repeat(60)}report`;
  expect(shown(text, 'report')).toEqual({
    text: `… ${'before '.repeat(7)}the report and ${'after '.repeat(21)}after …`,
    marked: ['report'],
  });
});

it('a match at the beginning or the end of a long text has dots on its other side only', () => {
  const long = 'between '.repeat(50);
  expect(shown(`report ${long}`, 'report')?.text).toMatch(/^report between .* between …$/);
  expect(shown(`${long}report`, 'report')).toEqual({
    text: `… ${'between '.repeat(7)}report`,
    marked: ['report'],
  });
});

it('a match after a long text without spaces begins what is shown', () => {
  expect(shown(`${'x'.repeat(500)} report`, 'report')).toEqual({ text: '… report', marked: ['report'] });
});
