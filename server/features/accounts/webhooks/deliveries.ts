import { sql } from 'kysely';
import { WEBHOOK_TEST, webhookEventOf } from '../../../../domain/webhooks';
import type { Db, Trx } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { personIn } from '../../../platform/resource/filters';
import { fileNumberIn } from '../../history/names';

/** The most changes that are looked at in one transaction. */
const MOST = 500;

interface Webhook {
  id: number;
  events: string[];
}

/**
 * Makes a delivery for each change since the last call that an active webhook is to be told of. Only transactions
 * older than every running one are looked at, as for seals, so that no change is passed over; how far it came is
 * stored in the same transaction. Several processes may call it at once.
 */
export async function recordDeliveries(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  const webhooks = await db.selectFrom('webhook').select('id').where('active', '=', true).execute();
  for (const { id } of webhooks)
    while (!stopping?.aborted && (await inTransaction(db, null, (trx) => tellNext(trx, id, now))) === MOST);
}

interface Change {
  id: number;
  tx: number;
  at: Date;
  by: object | null;
  register: string;
  recordId: number;
  caseFilingId: number | null;
  action: string;
  isNew: boolean;
  kind: string | null;
  file: string | null;
}

async function tellNext(trx: Trx, webhookId: number, now: Date): Promise<number> {
  const { rows: locked } = await sql<Webhook>`
    select id, events from webhook where id = ${webhookId} and active for no key update skip locked
  `.execute(trx);
  if (!locked[0]) return 0;
  const { events } = locked[0];
  const { rows: changes } = await sql<Change>`
    select id, tx, at, ${personIn('by_user')} as by, register, record_id, case_filing_id, action, was is null as is_new,
      kind, ${fileNumberIn('case_filing_id')} as file
    from (
      select * from change
      where (tx, id) > (select told_tx, told_id from webhook where id = ${webhookId}) and tx < oldest_transaction()
      order by tx, id limit ${sql.lit(MOST)}
    ) as change order by tx, id
  `.execute(trx);
  const last = changes.at(-1);
  if (!last) return 0;
  const told = changes.flatMap((change) => {
    const kind = webhookEventOf(change);
    return kind && events.includes(kind) ? [{ kind, body: bodyOf(kind, change) }] : [];
  });
  await addDeliveries(trx, webhookId, told, now);
  await sql`update webhook set told_tx = ${last.tx}, told_id = ${last.id} where id = ${webhookId}`.execute(
    trx,
  );
  return changes.length;
}

/** What a receiver is told of a change; it reads the record itself by an API token. */
function bodyOf(kind: string, { id, at, by, register, recordId, caseFilingId, file }: Change): string {
  const link = caseFilingId === null ? null : `/files/${caseFilingId}`;
  return JSON.stringify({ id, kind, at, by, register, recordId, caseFilingId, file, link });
}

/** Adds a delivery that tells nothing but who tries the webhook. @returns its id */
export async function addTest(trx: Trx, webhookId: number, by: object, now: Date): Promise<number> {
  const nothing = { register: null, recordId: null, caseFilingId: null, file: null, link: null };
  const body = JSON.stringify({ id: null, kind: WEBHOOK_TEST, at: now, by, ...nothing });
  return (await addDeliveries(trx, webhookId, [{ kind: WEBHOOK_TEST, body }], now))[0]!.id;
}

async function addDeliveries(
  trx: Trx,
  webhookId: number,
  deliveries: { kind: string; body: string }[],
  nextAt: Date,
): Promise<{ id: number }[]> {
  if (!deliveries.length) return [];
  const rows = deliveries.map((delivery) => ({ ...delivery, webhookId, nextAt }));
  return trx.insertInto('webhookDelivery').values(rows).returning('id').execute();
}
