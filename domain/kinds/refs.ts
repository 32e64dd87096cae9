import { isRecord } from '../isRecord';
import { alike, plain, type Field, type Kind, type Options } from './kind';
import { isId, readId } from './ref';

/** A record in a `refs` field; a form keeps its other properties too. */
export interface Referred {
  id: number;
  [property: string]: unknown;
}

/** References to any number of records, on the wire as objects: `roles: [{id, role}]`. */
export interface RefsField extends Field<Referred[]> {
  to: string;
}

export const kind: Kind<RefsField> = {
  ...plain,
  check: (sent, _field, refuse) =>
    Array.isArray(sent) && sent.every((each) => isRecord(each) && isId(each.id))
      ? sent
      : refuse('unknownReference'),
  isSame: (a, b) => idsOf(a) === idsOf(b),
  fromBody: (list) =>
    Array.isArray(list)
      ? list.map((each: unknown) => (isRecord(each) ? { ...each, id: readId(each.id) } : each))
      : list,
  fromRecord: (list) => (Array.isArray(list) ? list : []),
  schemas: () => alike({ type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } }),
};

const idsOf = (list: unknown) =>
  Array.isArray(list)
    ? list
        .map(({ id }: { id: unknown }) => String(id))
        .toSorted()
        .join()
    : '';

export const refs = (to: string, options: Options = {}): RefsField => ({
  kind,
  empty: [],
  to,
  ...options,
});
