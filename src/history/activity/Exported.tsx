import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'react-admin';
import { formatDay, parseDay } from '../../../domain/dates';
import { formatCount, localDigits } from '../../../domain/digits';
import { CLAMPED } from '../../fields/cells';
import { useLanguage } from '../../i18n/useLanguage';
import { useShownValue, type Filter } from '../../list/filters/filter';
import { listFilters } from './listFilters';

/** The list that was exported, how many rows, and the filters in the words of that list. */
export function Exported({ details }: { details: Record<string, unknown> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const resource = String(details.resource);
  const set = filtersOf(details.query);
  const list = set.some(([name]) => name === 'without') ? `${resource} without` : resource;
  const { data: known } = useQuery({
    queryKey: ['listFilters', list],
    queryFn: async () => (await listFilters[list]?.()) ?? [],
    enabled: set.length > 0,
    staleTime: Infinity,
  });
  return (
    <span className={CLAMPED}>
      {translate('history.exported', {
        name: translate(`resources.${resource}.name`, { _: resource }),
        rows: formatCount(Number(details.rows), language),
      })}
      {typeof details.token === 'string' && ` · ${translate('history.vias.token', { token: details.token })}`}
      {known &&
        set.map(([name, values]) => {
          const filter = known.find(({ source }) => source === name);
          const label = filter?.label ?? LABELS[name] ?? `resources.${resource}.fields.${name}`;
          return (
            <span key={name}>
              {` · ${translate(label, { _: name })}: `}
              {values.map((value, place) => (
                <span key={value}>
                  {place > 0 && ', '}
                  <Value {...{ filter, resource, name, value }} />
                </span>
              ))}
            </span>
          );
        })}
    </span>
  );
}

interface ValueProps {
  filter: Filter | undefined;
  resource: string;
  name: string;
  value: string;
}

function Value({ filter, ...set }: ValueProps) {
  if (filter) return <OfControl filter={filter} value={set.value} />;
  if (set.name === 'caseFilingId') return <FileNumber id={set.value} />;
  return <OfLink {...set} />;
}

const OfControl = ({ filter, value }: { filter: Filter; value: string }) => (
  <>{useShownValue(filter, value)}</>
);

function FileNumber({ id }: { id: string }) {
  const language = useLanguage();
  const { data } = useGetOne('case-fillings', { id: Number(id) });
  return <>{data?.nothiNumber ?? localDigits(id, language)}</>;
}

/** A value that no control of the list sets, but a button above it, a link or another program. */
function OfLink({ resource, name, value }: Omit<ValueProps, 'filter'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const day = parseDay(value);
  if (day) return <>{formatDay(day, language)}</>;
  const word = (key: string) => translate(key, { _: '' });
  return <>{word(`resources.${resource}.choices.${name}.${value}`) || localDigits(value, language)}</>;
}

/** The names of filters that most lists have, without a control. */
const LABELS: Record<string, string> = {
  q: 'lists.search',
  searchKey: 'lists.search',
  from: 'history.filters.from',
  to: 'history.filters.to',
  caseFilingId: 'resources.case-fillings.fields.nothiNumber',
};

/** The parameters of a query that choose the page and the order of a list, not its rows. */
const PAGING = new Set(['page', 'size', 'sortBy', 'ascOrDesc', 'range', 'sort', 'format', 'fields']);

/** The filters of a query with their values; the query may be in either dialect of the server. */
function filtersOf(query: unknown): [string, string[]][] {
  const { filter, ...parameters } = (query ?? {}) as Record<string, string>;
  return Object.entries({ ...parameters, ...parsed(filter) }).flatMap(([name, value]) =>
    PAGING.has(name) || value === ''
      ? []
      : [[name, [value].flat().map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))]],
  );
}

function parsed(filter: string | undefined): Record<string, unknown> {
  try {
    return JSON.parse(filter ?? '{}') as Record<string, unknown>;
  } catch {
    return { q: filter };
  }
}
