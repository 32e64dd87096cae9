import { useTranslate } from 'react-admin';
import { DayText, InstantText, MoneyText } from '../../fields/cells';
import type { Filter } from '../filters/filter';
import type { TableColumn } from './tableColumns';

/** Makes columns of a list. @param labelOf gives a column's key in the catalogue, if not that of the resource's field */
export function columnsOf<R extends object>(
  resource: string,
  labelOf = (source: string) => `resources.${resource}.fields.${source}`,
) {
  const column = (
    source: string,
    more: Partial<TableColumn<R>> & Pick<TableColumn<R>, 'render'>,
  ): TableColumn<R> => ({ source, label: labelOf(source), sortable: true, ...more });
  return {
    column,
    day: (source: string) =>
      column(source, {
        width: '6rem',
        sheet: { kind: 'date' },
        render: (record) => <DayText day={valueOf(record, source)} />,
      }),
    instant: (source: string) =>
      column(source, {
        width: '9rem',
        render: (record) => <InstantText instant={valueOf(record, source) as string | null} />,
      }),
    money: (source: string) =>
      column(source, {
        width: '8rem',
        numeric: true,
        sheet: { kind: 'money' },
        render: (record) => <MoneyText taka={valueOf(record, source) as number} />,
      }),
    choice: (source: string, values: readonly string[], width = '8rem') =>
      column(source, {
        width,
        sheet: {
          words: Object.fromEntries(
            values.map((value) => [value, `resources.${resource}.choices.${source}.${value}`]),
          ),
        },
        render: (record) => {
          const value = valueOf(record, source);
          return (
            typeof value === 'string' && <Word name={`resources.${resource}.choices.${source}.${value}`} />
          );
        },
      }),
  };
}

const valueOf = (record: object, source: string): unknown => (record as Record<string, unknown>)[source];

export const Word = ({ name, ...values }: { name: string; smart_count?: number }) => (
  <>{useTranslate()(name, values)}</>
);

/** Within so many days something ends. */
export const within = (source: string, label: string): Filter => ({
  source,
  label,
  isCommon: true,
  options: ({ translate }) =>
    [7, 15, 30, 60].map((days) => ({
      value: String(days),
      label: translate(`moneyLists.days.within${days}`),
    })),
});
