import type { ReactNode } from 'react';
import { useGetList, useGetOne, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { formatDay, parseDay } from '../../../domain/dates';
import { NOT_GIVEN, type ListFilter, type ListFilters } from '../../../domain/listFilters';
import { formatMonth } from '../../../domain/months';
import { usePerson } from '../../authProvider/useSession';
import type { Language } from '../../i18n/catalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { useOffered } from '../../offered/useOffers';
import { useReferenceOptions, type Option } from './ToolbarSelects';

/** A filter of a list, from which its control, its chip and its line on paper follow. */
export interface Filter {
  source: string;
  /** A key of the catalogue. */
  label: string;
  /** Its control stands beside the search; those of the others are behind a button. */
  isCommon?: boolean | undefined;
  /** The options of a select, after those of `reference` or `list`. */
  options?: (reader: Reader) => readonly Option[];
  /** The reference data that a select offers. */
  reference?: string;
  /** The list whose records a select offers. */
  list?: { resource: string; nameOf: (record: RaRecord, reader: Reader) => string };
  /** The value is `true`, not a text. */
  isTrue?: true;
  /** A day; `future` may lie ahead. */
  day?: 'past' | 'future';
  /** A control of its own. */
  control?: ReactNode;
  /** Only links set it, so that it has no control: an importer, or a month. */
  linked?: 'company' | 'month';
}

/** What names of options depend on. */
interface Reader {
  translate: (key: string) => string;
  language: Language;
  /** The roles that the user has. */
  held: readonly string[];
}

export function useOptions({ options, reference, list }: Filter): readonly Option[] {
  const reader = {
    translate: useTranslate(),
    language: useLanguage(),
    held: usePerson()?.authorities ?? NONE,
  };
  const references = useReferenceOptions(reference);
  const { data = [] } = useGetList(list?.resource ?? '', NEWEST, { enabled: list !== undefined });
  return [
    ...references,
    ...data.map((record) => ({ value: String(record.id), label: list?.nameOf(record, reader) ?? '' })),
    ...(options?.(reader) ?? []),
  ];
}

const NONE: readonly string[] = [];
const NEWEST = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'DESC' } } as const;

/** The options of a choice. @param nameOf the key of a value's name */
export const choices =
  (values: readonly string[], nameOf: (value: string) => string) =>
  ({ translate }: Reader): Option[] =>
    values.map((value) => ({ value, label: translate(nameOf(value)) }));

/** The text of a filter's value. */
export function useShownValue(filter: Filter, value: string): string {
  const { day, linked } = filter;
  const language = useLanguage();
  const option = useOptions(filter).find((each) => each.value === value);
  const isCompany = linked === 'company';
  const company = useGetOne(
    'companies',
    { id: isCompany ? Number(value) : undefined },
    { enabled: isCompany },
  );
  if (isCompany) return company.isPending ? '…' : String(company.data?.companyName ?? value);
  if (linked === 'month') return formatMonth(value, language);
  const date = day && parseDay(value);
  return date ? formatDay(date, language) : (option?.label ?? value);
}

/** The filters that follow from facts (domain/listFilters.ts) and that the server offers. */
export function useFactFilters(facts: ListFilters): Filter[] {
  const resource = useResourceContext() ?? '';
  const isOffered = useOffered();
  return factFilters(
    resource,
    Object.fromEntries(Object.entries(facts).filter(([, { ours }]) => isOffered(ours))),
  );
}

export const factFilters = (resource: string, facts: ListFilters): Filter[] =>
  Object.entries(facts).map(([source, fact]) => ({
    source,
    isCommon: fact.isCommon,
    ...viewOf(resource, source, fact),
  }));

function viewOf(resource: string, source: string, fact: ListFilter): Omit<Filter, 'source'> {
  const words = `resources.${resource}.filters`;
  const isFigure = fact.ours === 'figureFilters';
  const label = isFigure ? `drillDownFilters.filters.${source}` : `${words}.${source}`;
  switch (fact.kind) {
    case 'section':
      return { label, reference: 'workplace' };
    case 'company':
    case 'month':
      return { label, linked: fact.kind };
    case 'choice':
    case 'flag': {
      const values = fact.kind === 'choice' ? fact.choices : ['true', 'false'];
      const register = source === 'filingStatus' ? 'case-fillings' : resource;
      const names = isFigure ? `resources.${register}.choices.status` : (fact.words ?? `${words}.${source}s`);
      return {
        label,
        options: choices(values, (value) =>
          value === NOT_GIVEN ? 'drillDownFilters.notGiven' : `${names}.${value}`,
        ),
      };
    }
  }
}
