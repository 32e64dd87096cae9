import type { Referred, RefsField } from '../../../domain/fields';
import { ReferredNames } from '../ReferredNames';
import type { KindView } from './kindView';

export const refs: KindView<RefsField> = {
  shown({ field, value }) {
    const records = value as Referred[] | null | undefined;
    return records?.length ? <ReferredNames to={field.to} records={records} /> : null;
  },
};
