import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { HEARINGS, searchedKind } from '../../domain/searchEntries';
import { MOST_FILES, type SearchHit } from '../../domain/searchHits';
import type { Why } from '../../domain/searchKey/why';
import { useLanguage } from '../i18n/useLanguage';
import { useSearchWords } from '../i18n/useSearchWords';

/**
 * A hit in two lines: its title, and why it was found, unless the title says that. Memoised, since every key in
 * the search renders the list of hits.
 */
export const HitText = memo(function HitText({ hit }: { hit: SearchHit }) {
  const say = useSearchWords();
  const translate = useTranslate();
  const language = useLanguage();
  const { kind, title, subtitle, why, files, date } = hit;
  const titleField = kind === HEARINGS ? undefined : searchedKind(kind).title;
  const isTitle = why !== null && why.field === titleField && why.text === title;
  const below = [subtitle, filesText(files, say)].filter(Boolean).join(' · ');
  return (
    <span className="hit">
      <span>
        {date && `${formatDay(date, language)} · `}
        {isTitle ? <Marked {...why} /> : title}
      </span>
      <span className="below">
        {why && !isTitle && (
          <>
            {labelOf(kind, why.field, translate)}: <Marked {...why} />
            {below && ' · '}
          </>
        )}
        {below}
      </span>
    </span>
  );
});

/** A text with its matching parts highlighted. */
const Marked = ({ text, marks }: Pick<Why, 'text' | 'marks'>) => (
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

function filesText(files: number | undefined, say: ReturnType<typeof useSearchWords>): string {
  if (!files) return '';
  if (files === 1) return say('oneFile');
  const count = files < MOST_FILES ? say('number', { count: files }) : say('moreThan', { count: files - 1 });
  return say('files', { count });
}

/** The label of a field in its register's form, in its list, or among those of every proceeding. */
export const labelOf = (kind: string, field: string, translate: ReturnType<typeof useTranslate>) =>
  [`${kind}.fields`, `${kind}.columns`, 'proceedings.fields']
    .map((place) => translate(`resources.${place}.${field}`, { _: '' }))
    .find((label) => label !== '') ?? field;

/** The style of the element around all hits: an `sx` for each of eighty would delay typing. */
export const hitStyle = {
  '& .hit': { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  '& .below': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& mark': { bgcolor: '#ffe28a', color: 'common.black', borderRadius: '2px' },
};
