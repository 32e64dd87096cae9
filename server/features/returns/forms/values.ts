import { formatDay, plusDays, plusMonths, type Day } from '../../../../domain/dates';
import { formatCount, localDigits } from '../../../../domain/digits';
import { formatMonth } from '../../../../domain/months';
import {
  isFormFact,
  parseFormName,
  type FormFact,
  type FormName,
} from '../../../../domain/returns/formNames';
import { formatTaka, toCrore } from '../../../../domain/taka';
import { FormFault } from './fault';
import type { Form } from './archive';
import { filledParts } from './fill';
import type { Names } from './paragraphs';
import { escaped } from './xml';

/** A return as forms are filled from it. */
export interface FormValues {
  from: Day;
  to: Day;
  office: { name: string; nameBn: string | null };
  signedBy: string | null;
  memo: string | null;
  date: Day | null;
  /** By name; a section's figure that is missing is 0. */
  figures: Record<string, number>;
}

/** The names of a return, whatever form asks for them. Amounts in a text are grouped as in India. */
export function namesOfReturn(values: FormValues): Names {
  return {
    number(written) {
      const name = parseFormName(written);
      return name && name.kind !== 'fact' && !name.isBengali ? numberOf(name, values) : null;
    },
    text(written) {
      const name = parseFormName(written);
      return escaped(name ? textOf(name, values) : '');
    },
  };
}

function numberOf({ name, isCrore }: FormName, { figures }: FormValues): number {
  const value = figures[name] ?? 0;
  return isCrore ? toCrore(value) : value;
}

function textOf(asked: FormName, values: FormValues): string {
  const { name, kind, isBengali } = asked;
  const locale = isBengali ? 'bn' : 'en';
  if (isFormFact(name)) return factText(name, values, locale);
  const value = numberOf(asked, values);
  return kind === 'count' ? formatCount(value, locale) : formatTaka(value, locale);
}

function factText(fact: FormFact, values: FormValues, locale: 'en' | 'bn'): string {
  const { from, to, office } = values;
  const day = (value: Day | null) => (value ? formatDay(value, locale) : '');
  if (fact === 'month')
    return isMonth(from, to) ? formatMonth(from.slice(0, 7), locale) : `${day(from)} – ${day(to)}`;
  if (fact === 'office') return locale === 'bn' ? (office.nameBn ?? office.name) : office.name;
  if (fact === 'signedBy' || fact === 'memo') return localDigits(values[fact] ?? '', locale);
  return day(values[fact]);
}

const isMonth = (from: Day, to: Day) => from.endsWith('-01') && to === plusDays(plusMonths(from, 1), -1);

/** How many unknown names an error tells. */
const TOLD = 10;

/**
 * Refuses a form with a name that returns do not have, told with its place, such as `{closing.writs.count} (Sheet1!C7)`.
 * @throws FormFault
 */
export function checkForm(form: Form): void {
  const unknown: string[] = [];
  filledParts(form, {
    number: () => null,
    text(written, where) {
      if (!parseFormName(written)) unknown.push(`{${written.trim()}} (${where})`);
      return '';
    },
  });
  if (!unknown.length) return;
  const more = unknown.length > TOLD ? ' …' : '';
  throw new FormFault('formNames', { names: unknown.slice(0, TOLD).join(', ') + more });
}
