import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Values } from '../../../domain/fields';
import { paperFields, paperKindCodes, paperSources, paperTypes } from '../../../domain/papers';
import type { Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import {
  dayOrNull,
  instant,
  integer,
  integerOrNull,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
} from '../../platform/http/responses';
import { filter, fromDay, ids, oneOf, person, personIn, toDay } from '../../platform/resource/filters';
import { by, byNullable, byText, regularResource, shown } from '../../platform/resource/resource';
import { ofReadableKindsIn } from '../cases/proceedings';
import { byFileNumber, fileNumber } from '../money/ofFile';
import { ordersWithoutPaper } from './withoutPaper';
import { removePaper, savePaper } from './writes';

const ofKind = (column: string, schema: object) => ({
  sql: sql`(select ${sql.ref(column)} from paper_kind where id = paper.kind)`,
  schema: schema as Record<string, unknown>,
});

const ofProceeding = (column: string) =>
  sql`(select ${sql.ref(`p.${column}`)} from proceeding p where p.id = paper.proceeding_id)`;

const ofScan = (expression: RawBuilder<unknown>) =>
  sql`(select ${expression} from paper_version scan where scan.paper_id = paper.id and scan.version = paper.file_version)`;

const codes = oneOf('code', paperKindCodes);
const kindIds = ids('kind');

/** A kind by its id or by its code, or a list of either. */
const byKind = filter(z.union([kindIds.value, codes.value], { error: 'notAChoice' }), (list, user) =>
  typeof (list as unknown[])[0] === 'string'
    ? sql`kind in (select id from paper_kind where ${codes.where(list, user)})`
    : kindIds.where(list, user),
);

/** The papers of files (docs/contract.md, "Papers"). */
export const papers = regularResource({
  name: 'papers',
  title: 'Papers',
  table: 'paper',
  fields: paperFields,
  derived: {
    from: shown('paper.from_whom', textOrNull),
    to: shown('paper.to_whom', textOrNull),
    kindCode: ofKind('code', { enum: [...paperKindCodes, null] }),
    kindName: ofKind('name', text),
    kindNameBn: ofKind('name_bn', textOrNull),
    sha256: shown('paper.sha256', text),
    bytes: shown('paper.bytes', integer),
    type: shown('paper.type', { ...text, enum: paperTypes }),
    pages: { sql: ofScan(sql`pages`), schema: { ...integerOrNull, description: 'null also while not read' } },
    isRead: {
      sql: ofScan(sql`read_at is not null`),
      schema: { type: 'boolean', description: 'whether its pages were counted and its text layer read' },
    },
    hasText: {
      sql: ofScan(sql`coalesce(text, '') <> ''`),
      schema: { type: 'boolean', description: 'whether it has a text layer to search' },
    },
    fileName: { sql: ofScan(sql`file_name`), schema: text },
    nothiNumber: fileNumber('paper'),
    proceedingKind: { sql: ofProceeding('kind'), schema: textOrNull },
    proceedingNumber: { sql: ofProceeding('number'), schema: textOrNull },
    hearingDate: {
      sql: sql`(select h.date from hearing h where h.id = paper.hearing_id)`,
      schema: dayOrNull,
    },
    guaranteeNumber: {
      sql: sql`(select g.number from guarantee g where g.id = paper.guarantee_id)`,
      schema: textOrNull,
    },
    createdAt: shown('paper.created_at', instant),
    createdBy: { sql: personIn('paper.created_by'), schema: person },
  },
  sorts: {
    date: byNullable('date'),
    kind: {
      ...by('kind'),
      // in the order in which the kinds are offered
      expression: sql`array_position(array(select id from paper_kind order by position nulls last, name_fold, id), paper.kind)`,
    },
    name: byText('name'),
    memo: byText('memo'),
    from: byText('from_whom'),
    to: byText('to_whom'),
    type: by('type'),
    bytes: by('bytes'),
    source: by('source'),
    createdAt: by('created_at'),
    caseFilingId: by('case_filing_id'),
    proceedingId: byNullable('proceeding_id'),
    nothiNumber: byFileNumber('paper'),
  },
  filters: {
    caseFilingId: ids('case_filing_id'),
    proceedingId: ids('proceeding_id'),
    hearingId: ids('hearing_id'),
    guaranteeId: ids('guarantee_id'),
    kind: byKind,
    type: oneOf('type', paperTypes),
    source: oneOf('source', paperSources),
    from: fromDay('date'),
    to: toDay('date'),
  },
  instead: { without: ordersWithoutPaper },
  visibleTo: ofReadableKindsIn('case_kind'),
  total: 'upTo',
  details: {
    schema: {
      versions: listAnswer(
        objectAnswer({
          version: integer,
          sha256: text,
          bytes: integer,
          type: { ...text, enum: paperTypes },
          source: { ...text, enum: paperSources },
          fileName: text,
          pages: integerOrNull,
          at: instant,
          by: person,
        }),
      ),
    },
    async of(db, { id }) {
      const { rows } = await sql`
        select version, sha256, bytes, type, source, file_name, pages, created_at as at, ${personIn('created_by')} as by
        from paper_version where paper_id = ${id} order by version
      `.execute(db);
      return { versions: rows };
    },
  },
  save: (trx: Trx, id: number, values: Values<typeof paperFields>, user: SignedInUser) =>
    savePaper(trx, id, { values, scan: null, again: false }, user),
  remove: removePaper,
});
