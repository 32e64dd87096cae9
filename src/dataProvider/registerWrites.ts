import type { Identifier } from 'react-admin';
import { isRecord } from '../../domain/isRecord';
import type { WireRecord } from '../../domain/wire';
import { proposable } from './approval';
import { offers } from '../offered/capabilities';
import { recordReader, registerOf, type RegisterEndpoint } from './endpoints';
import type { HttpClient } from './httpClient';
import { viaHeader, type WriteMeta } from './writeMeta';

interface Saving {
  data: WireRecord;
  previousData?: WireRecord;
  meta?: WriteMeta;
}

/**
 * Saves, deletes, enables and disables records of the registers; reference data that comes from them is
 * fetched again.
 */
export function createRegisterWrites(call: HttpClient, lookups: { forget: (collection: string) => void }) {
  async function create(resource: string, data: WireRecord): Promise<WireRecord> {
    const endpoint = registerOf(resource);
    const answer = await call(endpoint.create, { method: 'POST', body: endpoint.toWire(data, 'create') });
    lookups.forget(endpoint.create);
    return saved(endpoint, answer, data);
  }

  async function update(
    resource: string,
    id: Identifier,
    { data, previousData: previous = {}, meta }: Saving,
  ) {
    const endpoint = registerOf(resource);
    const version = data.version ?? previous.version;
    const switched = switchedStatus(endpoint, data, previous);
    const atOnce = switched && (await offers(switched.onUpdate));
    const body = {
      // a PUT replaces the record: fields that the form does not show must be sent too
      ...endpoint.toWire({ ...previous, ...data }, 'update'),
      id,
      ...(version !== undefined && { version }),
      ...(atOnce && { [switched.field]: data[switched.field] }),
    };
    const { method, path } = endpoint.update;
    const answer = await proposable(
      { register: resource, recordId: id, action: 'edit', body, version },
      call(path(id), { method, body, headers: viaHeader(meta) }),
    );
    const stored = saved(endpoint, answer, { ...previous, ...data, id });
    lookups.forget(endpoint.create);
    if (!switched || atOnce) return stored;
    await changeStatus(resource, id, previous);
    return { ...stored, [switched.field]: data[switched.field] };
  }

  async function remove(resource: string, id: Identifier, meta?: WriteMeta, version?: unknown) {
    const { delete: path, create: collection } = registerOf(resource);
    if (!path) throw new Error(`${resource} are never deleted`);
    const { reason } = meta ?? {};
    await proposable(
      { register: resource, recordId: id, action: 'delete', version, reason },
      call(path(id), { method: 'DELETE', query: { reason: reason || undefined } }),
    );
    lookups.forget(collection);
  }

  async function changeStatus(resource: string, id: Identifier, seen?: WireRecord) {
    const path = registerOf(resource).changeStatus;
    if (!path) throw new Error(`${resource} have no status to change`);
    await call(path(id), { method: 'POST', seen });
  }

  return { create, update, remove, changeStatus };
}

/** The status field of a register if a save changes its value; undefined otherwise. */
const switchedStatus = ({ status }: RegisterEndpoint, data: WireRecord, previous: WireRecord) =>
  status && status.field in data && data[status.field] !== previous[status.field] ? status : undefined;

/** The stored record; if the server does not return it, what was sent. */
function saved(endpoint: RegisterEndpoint, answer: unknown, sent: WireRecord): WireRecord {
  const stored = isRecord(answer) ? recordReader(endpoint)(answer) : null;
  return stored?.id === undefined ? sent : stored;
}
