import { sql } from 'kysely';
import { WEBHOOK_TEST, webhookEventOf } from '../../../../domain/webhooks';
import { prepared } from '../../../platform/database/preparedStatements';
import type { Db, Trx } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { personIn } from '../../../platform/resource/filters';
import { fileNumberIn } from '../../history/names';

/** The most deliveries that are added at once. */
const MOST = 1000;

/**
 * Makes a delivery for each change since the last call that an active webhook is to be told of. Which changes these
 * are is known by the snapshot of that call, so that a transaction that commits late is not passed over and delays no
 * other; it is stored in the same transaction. Several processes may call it at once.
 */
export async function recordDeliveries(db: Db, now: Date): Promise<void> {
  const webhooks = await db.selectFrom('webhook').select('id').where('active', '=', true).execute();
  for (const { id } of webhooks) await inTransaction(db, null, (trx) => tellNext(trx, id, now));
}

/**
 * Has webhooks of a database that was copied into another cluster (Casebook's own backups have none) told of what
 * happens from now on: the transactions of their snapshots have other numbers there. Call it before anything is written.
 */
export const tellFromNow = (db: Db): Promise<unknown> =>
  inTransaction(db, null, (trx) =>
    sql`
      update webhook set told = pg_current_snapshot()
      where pg_snapshot_xmax(told) > pg_snapshot_xmax(pg_current_snapshot())
    `.execute(trx),
  );

interface Change {
  /** Of the statement that has read it. */
  snapshot: string;
  id: number;
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

async function tellNext(trx: Trx, webhookId: number, now: Date): Promise<void> {
  const { rows: locked } = await sql<{ events: string[]; told: string }>`
    select events, told from webhook where id = ${webhookId} and active for no key update skip locked
  `.execute(trx);
  if (!locked[0]) return;
  const { events, told } = locked[0];
  // PostgreSQL's number of a transaction, and the history's
  const [xid, first] = [
    sql`(tx - transaction_offset())::text::xid8`,
    sql`pg_snapshot_xmin(${told})::text::bigint + transaction_offset()`,
  ];
  const query = sql`
    select pg_current_snapshot() as snapshot, id, at, ${personIn('by_user')} as by, register, record_id as "recordId",
      case_filing_id as "caseFilingId", action, was is null as "isNew", kind, ${fileNumberIn('case_filing_id')} as file
    from change where tx >= ${first} and not pg_visible_in_snapshot(${xid}, ${told}) order by tx, id
  `.compile(trx.withoutPlugins());
  // prepared, since planning it for every month of the history takes longer than running it
  const changes = await prepared<Change>('changes for webhooks', query.sql)(trx, query.parameters);
  const snapshot = changes[0]?.snapshot;
  if (!snapshot) return;
  const deliveries = changes.flatMap((change) => {
    const kind = webhookEventOf(change);
    return kind && events.includes(kind) ? [{ kind, body: bodyOf(kind, change) }] : [];
  });
  for (let from = 0; from < deliveries.length; from += MOST)
    await addDeliveries(trx, webhookId, deliveries.slice(from, from + MOST), now);
  await trx.updateTable('webhook').set({ told: snapshot }).where('id', '=', webhookId).execute();
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
  const rows = deliveries.map((delivery) => ({ ...delivery, webhookId, nextAt }));
  return trx.insertInto('webhookDelivery').values(rows).returning('id').execute();
}
