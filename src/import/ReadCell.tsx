import { useTranslate } from 'react-admin';
import { importRegister, type ImportRow } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { viewOf } from '../fields/kinds';
import { readValue } from '../fields/kinds/importKind';
import { shortened } from './shortened';
import { cellOf, shownCell } from './shownCell';

/** A cell as it was read: days, amounts and choices in the register's own form, texts as they stand. */
export function ReadCell({ batch, row, field: name }: { batch: ImportBatch; row: ImportRow; field: string }) {
  const translate = useTranslate();
  const { register, layout } = batch;
  const field = importRegister(register)?.columns[name];
  const text = shortened(shownCell(layout, row, name));
  if (!field || !text) return <>{text}</>;
  const column = layout.columns.find((each) => each.field === name);
  const isOfColumn = column !== undefined && (row.cells[column.column] ?? '') !== '';
  const value = readValue(field, cellOf(layout, row, name), isOfColumn ? column.reading : undefined);
  if (value === undefined) return <>{text}</>;
  if (value === null) return null; // an empty value, such as 0000-00-00
  return (
    <>{viewOf(field).shown({ source: name, field, value, record: {}, resource: register, translate })}</>
  );
}
