import { useRef } from 'react';
import { useCreate, useResourceContext } from 'react-admin';
import { idempotencyKey } from '../dataProvider/idempotencyKey';
import type { StoredRecord } from './storedRecord';

/** Creates a record of the resource around it; `created` answers it as it is stored. */
export function useCreateOnce() {
  const resource = useResourceContext();
  const [create] = useCreate();
  const keyFor = useKeyPerContent();
  const stored = useRef<StoredRecord>(undefined);
  return {
    create: async (data: object) => {
      const meta = { idempotencyKey: keyFor(data) };
      stored.current = await create(resource, { data, meta }, { returnPromise: true });
    },
    created: () => stored.current as StoredRecord,
  };
}

/** The same content, however often it is sent, has one key, so that one record comes of it. */
function useKeyPerContent() {
  const sent = useRef({ content: '', key: '' });
  return (values: object) => {
    const content = JSON.stringify(values);
    if (sent.current.content !== content) sent.current = { content, key: idempotencyKey() };
    return sent.current.key;
  };
}
