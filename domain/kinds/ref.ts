import { isRecord } from '../isRecord';
import { alike, plain, type Field, type Kind, type Options } from './kind';

/**
 * A reference. The form holds `workPlaceId`; the wire has `workPlace: {id}`, or the id under the field's
 * own name.
 */
export interface RefField extends Field<number | null> {
  wire: string;
  to: string;
}

export const kind: Kind<RefField> = {
  ...plain,
  check: (id, _field, refuse) => (isId(id) ? id : refuse('unknownReference')),
  names: (_name, { wire }) => [wire],
  fromBody: (nested) => readId(isRecord(nested) ? nested.id : nested),
  toBody: (id) => (id === null ? null : { id }),
  fromRecord: (nested) => (isRecord(nested) ? nested.id : null),
  toRecord: undefined,
  schemas: ({ wire }, name) =>
    alike(
      wire === name
        ? { type: ['integer', 'null'] }
        : { type: ['object', 'null'], properties: { id: { type: 'integer' } } },
    ),
};

export const ref = (wire: string, to: string, options: Options = {}): RefField => ({
  kind,
  empty: null,
  wire,
  to,
  ...options,
});

/** Accepts ids sent as text. A text in a form is never an id: it is a search text without a match. */
export const readId = (id: unknown) => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id);

export const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;
