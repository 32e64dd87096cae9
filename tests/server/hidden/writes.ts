import type { RegularResource } from '../../../server/platform/resource/resource';
import { dayFromToday } from '../hearings/calls';
import { hasStandIn } from '../../support/standIns';
import { SECRET, type World } from './worlds';

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object;
}

type Listed = (url: string) => Promise<{ id: number; [name: string]: unknown }[]>;

/** Every write on a hidden record, and every write that names one instead of a record that it may name. */
export async function writesOf({ routes, hidden }: World, listed: Listed): Promise<Request[]> {
  const writes = routes.filter(({ method, url }) => method !== 'GET' && !hasStandIn(url));
  const onHidden = writes
    .filter(({ url }) => url.includes(':id'))
    .flatMap(({ method, url }) =>
      hidden.map((id) => ({ method, url: url.replace(':id', String(id)), payload: {} }) as Request),
    );
  const visible = await listed('/api/casebook/proceedings?range=[0,99]');
  const proceedings = [...visible.map(({ id }) => id), ...hidden];
  const naming: Request[] = [];
  for (const { url, query } of routes) {
    if (!query?.resource || !writes.some((write) => write.method === 'PUT' && write.url === `${url}/:id`))
      continue;
    const records = await listed(`${url}?range=[0,99]`);
    for (const field of referencesOf(query.resource))
      for (const { version: _none, ...record } of records)
        for (const id of proceedings) {
          const payload = { ...record, [field]: id };
          naming.push({ method: 'PUT', url: `${url}/${record.id}`, payload });
          if (record === records[0]) naming.push({ method: 'POST', url, payload });
        }
  }
  return [
    ...onHidden,
    ...naming,
    ...others(
      visible.map(({ id }) => id),
      proceedings,
      hidden,
    ),
  ];
}

/** The fields of a resource that name a proceeding. */
const referencesOf = ({ fields }: RegularResource) =>
  Object.entries(fields).flatMap(([name, field]) =>
    'to' in field && field.to === 'proceedings' ? [name] : [],
  );

function others(visible: number[], proceedings: number[], hidden: number[]): Request[] {
  const post = (url: string, payload: object): Request => ({
    method: 'POST',
    url: `/api/casebook/${url}`,
    payload,
  });
  const date = dayFromToday(5);
  return [
    post('hearings/move', { ids: hidden, set: { date }, dryRun: true }),
    post('hearings/move', { ids: hidden, set: { date } }),
    ...['civil-case', 'high-court-cpa-cpl-cases'].map((kind) =>
      post('hearings/move', { filter: { kind }, set: { court: 'Bench 2' } }),
    ),
    post('hearings/match', {
      text: `${SECRET.court}\n1 ${SECRET.number}\n2 Civil Suit No. 4711 of 2023\n3 T-1\n`,
    }),
    post('files/named', { text: `T-1\n${SECRET.number}` }),
    post('files/called', { name: 'Bench 2', text: `T-1\n${SECRET.number}` }),
    ...proceedings.map((proceedingId) =>
      post('hearings/match/apply', { items: [{ proceedingId, date, court: 'Bench 3', itemNo: '3' }] }),
    ),
    ...hidden.map((restore) => post('limits/preview', { restore })),
    ...visible.flatMap((recordId) =>
      proceedings.map((value) =>
        post('limits/preview', { register: 'proceedings', recordId, field: 'fromId', value }),
      ),
    ),
    ...hidden.flatMap((id) =>
      ['proceedings', 'hearings', 'limits', 'civil-case', 'notes'].map((register) =>
        post('limits/preview', { register, recordId: id, field: 'court', value: 'Bench 4' }),
      ),
    ),
  ];
}
