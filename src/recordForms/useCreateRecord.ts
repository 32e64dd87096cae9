import { useRef } from 'react';
import { useCreate, useResourceContext } from 'react-admin';
import type { StoredRecord } from '../dataProvider/storedRecord';

/** Creates a record of the current resource; `created` returns it as stored. */
export function useCreateRecord() {
  const resource = useResourceContext();
  const [create] = useCreate();
  const stored = useRef<StoredRecord>(undefined);
  return {
    create: async (data: object) => {
      stored.current = await create(resource, { data }, { returnPromise: true });
    },
    created: () => stored.current as StoredRecord,
  };
}
