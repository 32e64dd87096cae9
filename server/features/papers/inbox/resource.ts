import { sql } from 'kysely';
import { paperTypes } from '../../../../domain/papers';
import { proposedBy, scanFaults, type ScanTwin } from '../../../../domain/scans';
import type { Db } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import {
  dayOrNull,
  instant,
  integer,
  integerOrNull,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
} from '../../../platform/http/responses';
import { flag } from '../../../platform/resource/filters';
import { by, byNullable, byText, regularResource, shown } from '../../../platform/resource/resource';
import { readableKinds } from '../../cases/proceedings';
import { proposalsOf } from './proposals';

const ofTwin = {
  ...objectAnswer({
    paperId: integer,
    caseFilingId: integer,
    nothiNumber: text,
    kindName: text,
    kindNameBn: textOrNull,
    date: dayOrNull,
  }),
  type: ['object', 'null'],
};

/** The files in the scan inbox (docs/contract.md, "Scan inbox"). */
export const scans = regularResource({
  name: 'scans',
  title: 'Scan inbox',
  table: 'scan',
  fields: {},
  derived: {
    fileName: shown('scan.file_name', text),
    bytes: shown('scan.bytes', integer),
    type: shown('scan.type', { enum: [...paperTypes, null] }),
    pages: shown('scan.pages', integerOrNull),
    refusal: shown('scan.refusal', { ...textOrNull, description: 'why it cannot be a paper' }),
    fault: shown('scan.fault', { enum: [...scanFaults, null], description: 'why its pages cannot be read' }),
    aside: shown('scan.aside', { type: 'boolean' }),
    isRead: { sql: sql`scan.read_at is not null`, schema: { type: 'boolean' } },
    foundAt: shown('scan.found_at', instant),
  },
  sorts: {
    fileName: byText('file_name'),
    bytes: by('bytes'),
    pages: byNullable('pages'),
    foundAt: by('found_at'),
  },
  filters: { aside: flag('aside') },
  visibleTo: () => sql`paper_id is null`,
  details: {
    schema: {
      proposals: listAnswer(
        objectAnswer({
          caseFilingId: integer,
          nothiNumber: text,
          companyName: textOrNull,
          proceedingId: integerOrNull,
          by: { enum: proposedBy },
          sure: { type: 'boolean' },
        }),
      ),
      twin: { ...ofTwin, description: 'a paper with the same bytes' },
    },
    async of(db, { id }, user) {
      const scan = await db
        .selectFrom('scan')
        .select(['labels', 'text', 'sha256'])
        .where('id', '=', id as number)
        .executeTakeFirst();
      if (!scan) return { proposals: [], twin: null };
      const [proposals, twin] = await Promise.all([proposalsOf(db, scan, user), twinOf(db, scan, user)]);
      return { proposals, twin };
    },
  },
});

/** A paper with the same bytes that the user may read. */
export async function twinOf(
  db: Db,
  { sha256 }: { sha256: string },
  user: SignedInUser,
): Promise<ScanTwin | null> {
  const { rows } = await sql<ScanTwin>`
    select p.id as paper_id, p.case_filing_id, f.nothi_number, k.name as kind_name, k.name_bn as kind_name_bn, p.date
    from paper_version v join paper p on p.id = v.paper_id
      join case_filing f on f.id = p.case_filing_id join paper_kind k on k.id = p.kind
    where v.sha256 = ${sha256} and p.case_kind = any(${readableKinds(user)}::text[])
    order by p.id limit 1
  `.execute(db);
  return rows[0] ?? null;
}
