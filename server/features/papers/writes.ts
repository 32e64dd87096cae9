import { sql } from 'kysely';
import { formatDay, type Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import { messageText } from '../../../domain/messages';
import { drawnTypes, PAPER_FILE, type paperFields, type PaperType } from '../../../domain/papers';
import type { Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { ApiError, invalidField } from '../../platform/http/errors';
import { saveChanged } from '../../platform/writes/edits';
import { rewriteEntry } from '../../platform/writes/searchEntries';
import { readableKinds } from '../cases/proceedings';
import { lockLeftovers } from './leftovers';

type Entered = Values<typeof paperFields>;

/** A file whose bytes are stored (intake.ts). */
export interface Scan {
  fileName: string;
  sha256: string;
  bytes: number;
  type: PaperType;
  /** Whether the bytes are still there. */
  isThere(): Promise<boolean>;
}

/** What is written of a paper: its fields, and its file if there is a new one. */
interface PaperWrite<S = Scan | null> {
  values: Entered;
  scan: S;
  /** Whether the file may have the same bytes twice. */
  again: boolean;
}

/**
 * Adds a paper, whose bytes are stored before.
 * @returns its id
 * @throws 400 at a field, 409 if the file has the same bytes already
 */
export async function addPaper(
  trx: Trx,
  { values, scan, again }: PaperWrite<Scan>,
  user: SignedInUser,
): Promise<number> {
  const links = await checkedLinks(trx, values, user);
  await keepBytes(trx, scan);
  if (!again) await refuseTwice(trx, 0, values.caseFilingId!, scan, user);
  const { from, to, source, ...own } = values;
  const { sha256, bytes, type } = scan;
  const by = { createdBy: user.userId, changedBy: user.userId };
  const paper = await trx
    .insertInto('paper')
    .values({
      ...own,
      ...links,
      sha256,
      bytes,
      type,
      caseFilingId: values.caseFilingId!,
      kind: values.kind!,
      fromWhom: from,
      toWhom: to,
      source: source ?? 'FILE',
      fileVersion: 1,
      ...by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addScan(trx, { paperId: paper.id, version: 1, source: source ?? 'FILE', by: user.userId }, scan);
  await rewriteEntry(trx, 'papers', paper.id);
  return paper.id;
}

/**
 * Saves a locked paper; a new file becomes its next version.
 * @throws as `addPaper`
 */
export async function savePaper(
  trx: Trx,
  id: number,
  { values, scan, again }: PaperWrite,
  user: SignedInUser,
): Promise<void> {
  const stored = await trx.selectFrom('paper').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const isMoved = stored.caseFilingId !== values.caseFilingId;
  const links = await checkedLinks(trx, values, user, isMoved);
  const source = values.source ?? stored.source;
  if (scan) await keepBytes(trx, scan);
  if (!again && (scan || isMoved)) await refuseTwice(trx, id, values.caseFilingId!, scan ?? stored, user);
  const shown = scan
    ? await nextScan(trx, { paperId: id, source, by: user.userId }, scan)
    : await chosenScan(trx, id, values.fileVersion ?? stored.fileVersion);
  const { from, to, ...own } = values;
  const row = { ...own, ...links, source, fromWhom: from, toWhom: to, ...shown };
  await saveChanged(trx, 'paper', id, { ...row, from: undefined, to: undefined }, user.userId);
  await rewriteEntry(trx, 'papers', id);
}

/** Deletes a locked paper. Its scans stay, since the bin can give it back. */
export async function removePaper(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('paper').where('id', '=', id).execute();
}

type Links = Pick<Entered, 'proceedingId' | 'hearingId' | 'guaranteeId'>;

/**
 * The case, hearing and guarantee of a paper, which must be of its file. A hearing brings its case.
 * @param isMoved to another file: then those of the old file are left out
 * @throws 400 at a field
 */
async function checkedLinks(trx: Trx, values: Entered, user: SignedInUser, isMoved = false): Promise<Links> {
  const { caseFilingId, proceedingId, hearingId, guaranteeId } = values;
  // two equal papers at once see each other
  const filing = await trx
    .selectFrom('caseFiling')
    .select('id')
    .where('id', '=', caseFilingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!filing) throw invalidField('caseFilingId', 'unknownReference');
  const matters = trx
    .selectFrom('proceeding')
    .select('proceeding.id')
    .where('proceeding.caseFilingId', '=', caseFilingId)
    .where('proceeding.kind', 'in', readableKinds(user));
  const ofFile = {
    proceedingId: await matters.where('proceeding.id', '=', proceedingId).executeTakeFirst(),
    hearingId: await matters
      .innerJoin('hearing', 'hearing.proceedingId', 'proceeding.id')
      .where('hearing.id', '=', hearingId)
      .executeTakeFirst(),
    guaranteeId: await trx
      .selectFrom('guaranteeAllocation')
      .select('guaranteeId as id')
      .where('caseFilingId', '=', caseFilingId)
      .where('guaranteeId', '=', guaranteeId)
      .executeTakeFirst(),
  };
  for (const [field, found] of Object.entries(ofFile))
    if (!isMoved && !found && values[field as keyof Links] !== null)
      throw invalidField(field, 'unknownReference');
  const ofHearing = ofFile.hearingId?.id ?? null;
  if (ofHearing !== null && ofFile.proceedingId && ofFile.proceedingId.id !== ofHearing)
    throw invalidField('hearingId', 'unknownReference');
  return {
    proceedingId: ofFile.proceedingId?.id ?? ofHearing,
    hearingId: ofHearing === null ? null : hearingId,
    guaranteeId: ofFile.guaranteeId?.id ?? null,
  };
}

/** @throws 409 naming the paper by its kind and day */
async function refuseTwice(
  trx: Trx,
  id: number,
  caseFilingId: number,
  { sha256 }: Pick<Scan, 'sha256'>,
  user: SignedInUser,
): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; nameBn: string | null; day: Day }>`
    select p.id, k.name, k.name_bn, coalesce(p.date, (p.created_at at time zone 'Asia/Dhaka')::date) as day
    from paper p join paper_kind k on k.id = p.kind
    where p.case_filing_id = ${caseFilingId} and p.id <> ${id} and p.case_kind = any(${readableKinds(user)}::text[])
      and exists (select from paper_version v where v.paper_id = p.id and v.sha256 = ${sha256})
    order by p.id limit 1
  `.execute(trx);
  const [there] = rows;
  if (!there) return;
  const { name, nameBn, day } = there;
  const message = messageText('paperTwice', { name, day: formatDay(day, 'en') });
  const params = { paperId: there.id, name, nameBn: nameBn ?? name, day };
  throw new ApiError(409, 'paperTwice', {
    message,
    params,
    errors: [{ field: PAPER_FILE, code: 'paperTwice', message, params }],
  });
}

/** Keeps the bytes of a scan until a row names them. @throws 400 if they are gone, as after a day without a row */
async function keepBytes(trx: Trx, scan: Scan): Promise<void> {
  await lockLeftovers(trx);
  if (!(await scan.isThere())) throw invalidField(PAPER_FILE, 'uploadGone');
}

interface NewScan {
  paperId: number;
  source: Entered['source'];
  by: number;
}

async function nextScan(trx: Trx, scanned: NewScan, scan: Scan) {
  const { last } = await trx
    .selectFrom('paperVersion')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('paperId', '=', scanned.paperId)
    .executeTakeFirstOrThrow();
  const version = last + 1;
  await addScan(trx, { ...scanned, version }, scan);
  const { sha256, bytes, type } = scan;
  return { fileVersion: version, sha256, bytes, type };
}

async function addScan(
  trx: Trx,
  { paperId, version, source, by }: NewScan & { version: number },
  { fileName, sha256, bytes, type }: Scan,
): Promise<void> {
  // there is nothing to read in a Word or Excel file
  const readAt = drawnTypes.includes(type) ? null : new Date();
  await trx
    .insertInto('paperVersion')
    .values({
      paperId,
      version,
      sha256,
      bytes,
      type,
      source: source ?? 'FILE',
      fileName,
      createdBy: by,
      readAt,
    })
    .execute();
}

/** @throws 400 if the paper has no such scan */
async function chosenScan(trx: Trx, id: number, version: number) {
  const scan = await trx
    .selectFrom('paperVersion')
    .select(['version as fileVersion', 'sha256', 'bytes', 'type'])
    .where('paperId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!scan) throw invalidField('fileVersion', 'unknownReference');
  return scan;
}
