import type { Field } from '../../../domain/fields';
import { valueAt } from '../../../domain/wire';
import { FieldCell } from '../../fields/FieldValue';
import { viewOf } from '../../fields/kinds';
import type { TableColumn } from './tableColumns';

/** Builds a list column for the table and the spreadsheet, by the kind of the field at the path. */
export function fieldColumn(
  resource: string,
  source: string,
  field: Field,
): TableColumn<Record<string, unknown>> {
  const view = viewOf(field);
  const read = valueAt(source);
  return {
    source,
    label: `resources.${resource}.columns.${source}`,
    sortable: false,
    numeric: view.isNumeric,
    width: view.width?.(field),
    sheet: view.sheet?.(field, (value) => `resources.${resource}.choices.${source}.${value}`),
    render: (record) => <FieldCell source={source} field={field} value={read(record)} record={record} />,
  };
}
