import { alike, plain, type Field, type Kind, type Options } from './kind';
import { isId, isRecord, readId } from './referred';

/** A reference: the form holds `workPlaceId`, the wire `workPlace: {id}`. */
export interface RefField extends Field<number | null> {
  wire: string;
  to: string;
}

export const refKind: Kind<RefField> = {
  ...plain,
  check: (id, _field, refuse) => (isId(id) ? id : refuse('unknownReference')),
  names: (_name, { wire }) => [wire],
  fromBody: (nested) => readId(isRecord(nested) ? nested.id : nested),
  toBody: (id) => (id === null ? null : { id }),
  fromRecord: (nested) => (isRecord(nested) ? nested.id : null),
  toRecord: undefined,
  schemas: () => alike({ type: ['object', 'null'], properties: { id: { type: 'integer' } } }),
};

export const ref = (wire: string, to: string, options: Options = {}): RefField => ({
  kind: refKind,
  empty: null,
  wire,
  to,
  ...options,
});
