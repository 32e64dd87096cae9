import { isRecord } from '../isRecord';
import { alike, plain, type Field, type Kind, type Options } from './kind';

export type Row = Record<string, unknown>;

/** A list of records within a record: `allocations: [{caseFilingId, amount}]`. */
export interface RowsField extends Field<Row[]> {
  fields: Record<string, Field>;
}

/** The most rows of one record. */
const MOST = 500;

export const kind: Kind<RowsField> = {
  ...plain,
  check(sent, { fields }, refuse) {
    if (!Array.isArray(sent) || sent.length > MOST || !sent.every(isRecord)) return refuse('invalid');
    return sent.map((row) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => {
          const value = row[name] ?? null;
          const checked =
            value === null || value === '' ? field.empty : field.kind.check(value, field, refuse);
          if (checked === null && field.required) refuse(field.required.create);
          return [name, checked];
        }),
      ),
    );
  },
  fromRecord: (list) => (Array.isArray(list) ? list : []),
  isSame: (a, b) => JSON.stringify(a ?? []) === JSON.stringify(b ?? []),
  schemas: ({ fields }) =>
    alike({
      type: 'array',
      items: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [name, field.kind.schemas(field, name).sent]),
        ),
      },
    }),
};

export const rows = (fields: Record<string, Field>, options: Options = {}): RowsField => ({
  kind,
  empty: [],
  fields,
  ...options,
});
