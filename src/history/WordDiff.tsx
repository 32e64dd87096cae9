import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { diffArrays } from 'diff';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

/** Shows a changed long text: removed words struck through, added words underlined, each in its place. */
export function WordDiff({ was, became }: { was: string; became: string }) {
  const translate = useTranslate();
  const parts = useMemo(() => wordChanges(was, became), [was, became]);
  return (
    <Box component="span" sx={style}>
      {parts.map(({ at, text, change }) => {
        if (!change) return <span key={at}>{text}</span>;
        const Part = change === 'removed' ? 'del' : 'ins';
        return (
          <Part key={at}>
            <span style={visuallyHidden}>{translate(`history.diff.${change}`)} </span>
            {text}
          </Part>
        );
      })}
    </Box>
  );
}

interface Part {
  /** The offset of the part, in characters. */
  at: number;
  text: string;
  change?: 'removed' | 'added';
}

/**
 * How many changed words are searched for at most. With more changes, two texts have little in common and
 * comparing them takes long.
 */
const MOST_CHANGES = 1000;

/**
 * The minimum share of the longer text that must be unchanged. Otherwise the marked text would be unreadable,
 * so both texts are shown whole.
 */
const LEAST_KEPT = 0.4;

/**
 * Splits two texts into kept, removed and added parts, in reading order. Texts that have little in common
 * become one removed and one added part.
 */
export function wordChanges(was: string, became: string): Part[] {
  const compared = diffArrays(wordsOf(was), wordsOf(became), { maxEditLength: MOST_CHANGES }) ?? [];
  const kept = compared.flatMap(({ value, added, removed }) => (added || removed ? [] : value)).join('');
  if (kept.length < LEAST_KEPT * Math.max(was.length, became.length))
    return [
      { at: 0, text: was, change: 'removed' },
      { at: was.length, text: became, change: 'added' },
    ];
  let at = 0;
  return compared.map(({ value, added, removed }) => {
    const text = value.join('');
    const part: Part = { at, text, ...(removed ? { change: 'removed' } : added && { change: 'added' }) };
    at += text.length;
    return part;
  });
}

/**
 * Splits a text into words, gaps and signs. The library's own splitting only knows Latin words: it would cut
 * Bengali vowel signs off their letters.
 */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

const style = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& del': { color: 'text.secondary', textDecoration: 'line-through' },
  '& ins': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  '& del + ins': { marginInlineStart: '0.25em' },
};
