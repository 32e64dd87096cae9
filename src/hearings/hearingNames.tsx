import { courtKey } from '../../domain/courtNames';
import { proceedingKinds } from '../../domain/proceedings';
import { isShown } from '../authProvider/permissions';
import type { Filter } from '../list/filters/filter';
import { proceedingKindNames } from './hearingColumns';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import type { Hearing, Proceeding } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { localDigits } from '../../domain/digits';
import type { Language } from '../i18n/catalogue';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { breakingNumber } from '../list/table/NumberLink';

/** `Adjourned → 29/11/2026`; 'Result missing' if it should have been entered by now; else empty. */
export function useResultText({ result, nextDate, isMissing }: Hearing): string {
  const translate = useTranslate();
  const language = useLanguage();
  const came = result
    ? translate(`resources.hearings.choices.result.${result}`)
    : isMissing && translate('diary.missing');
  return [came, nextDate && `→ ${formatDay(nextDate, language)}`].filter(Boolean).join(' ');
}

const numeric = new Intl.Collator('en', { numeric: true });

/** Compares hearings in the order of the cause lists: by court, item number and time; missing values come last. */
export function byCourt(a: Listed, b: Listed): number {
  return (
    compared(courtOf(a), courtOf(b)) ||
    // a case without an item number of its own comes after the item that it is heard with
    compared(a.itemNo ?? a.withId, b.itemNo ?? b.withId) ||
    compared(a.itemNo, b.itemNo) ||
    compared(a.time, b.time) ||
    a.id - b.id
  );
}

/** A cause list may spell the same court otherwise. */
const courtOf = ({ court }: Listed) => court && courtKey(court);

type Listed = Pick<Hearing, 'court' | 'itemNo' | 'withId' | 'time' | 'id'>;

const compared = (a: string | null, b: string | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : numeric.compare(a, b);

/** The item number in the cause list, followed by the number of the item with which it is heard: `12 (11)`. */
export const itemText = ({ itemNo, withId }: Pick<Hearing, 'itemNo' | 'withId'>, language: Language) =>
  localDigits(withId ? `${itemNo ?? ''} (${withId})`.trim() : (itemNo ?? ''), language);

/** What a hearing is called in the names of buttons: its case number, or else its file number. */
export const hearingName = ({ number, nothiNumber, id }: Hearing): string =>
  number ?? nothiNumber ?? String(id);

/** The name of a proceeding: its type and number, `Tribunal Case, 12/2024`. */
export function useProceedingName(): (proceeding: Pick<Proceeding, 'kind' | 'number'>) => string {
  const translate = useTranslate();
  return ({ kind, number }) =>
    [translate(kind === 'case-fillings' ? 'hearings.adjudication' : `resources.${kind}.name`), number]
      .filter(Boolean)
      .join(', ');
}

/** The kinds of proceedings that the user may read, as options of a filter. */
export const shownKinds: NonNullable<Filter['options']> = ({ translate, held }) =>
  proceedingKinds.flatMap(({ name }) =>
    isShown(held, 'list', name) ? [{ value: name, label: translate(proceedingKindNames[name]!) }] : [],
  );

/** The file number, which leads to the page of the file. */
export function FileLink({ hearing: { nothiNumber, caseFilingId } }: { hearing: Hearing }) {
  return (
    <Link component={RouterLink} to={`/files/${caseFilingId}`} className="whole-parts">
      {nothiNumber && breakingNumber(nothiNumber)}
    </Link>
  );
}
