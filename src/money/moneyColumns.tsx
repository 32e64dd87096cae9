import { useTranslate } from 'react-admin';
import { DayText, MoneyText } from '../fields/cells';
import type { Filter } from '../list/filters/filter';
import type { TableColumn } from '../list/table/tableColumns';

/** Columns of a list of money, under the names that `resources.<resource>.fields` and `moneyLists.columns` have. */
export function columnsOf<R extends Record<string, unknown>>(resource: string) {
  const column = (
    source: string,
    more: Partial<TableColumn<R>> & Pick<TableColumn<R>, 'render'>,
  ): TableColumn<R> => ({ source, label: `resources.${resource}.fields.${source}`, sortable: true, ...more });
  return {
    column,
    day: (source: string) =>
      column(source, {
        width: '6rem',
        sheet: { kind: 'date' },
        render: (record) => <DayText day={record[source]} />,
      }),
    money: (source: string) =>
      column(source, {
        width: '8rem',
        numeric: true,
        sheet: { kind: 'money' },
        render: (record) => <MoneyText taka={record[source] as number} />,
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
          const value = record[source];
          return (
            typeof value === 'string' && <Word name={`resources.${resource}.choices.${source}.${value}`} />
          );
        },
      }),
  };
}

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
