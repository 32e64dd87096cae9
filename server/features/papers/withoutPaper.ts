import { sql } from 'kysely';
import { z } from 'zod';
import { orderPaperCodes } from '../../../domain/papers';
import { kindNames, outcomes } from '../../../domain/proceedings';
import { day, id, text, textOrNull } from '../../platform/http/responses';
import { filter, fromDay, ids, mine, oneOf, toDay } from '../../platform/resource/filters';
import { by, byNullable, byText, regularResource, shown } from '../../platform/resource/resource';
import { ofReadableKinds } from '../cases/proceedings';
import { isMine } from '../dates/hearings/resource';
import { byFileNumber, fileNumber } from '../money/ofFile';

/** SQL: a proceeding is decided, and its order has no paper. One that names no case is the order of the filing. */
const lacksItsPaper = sql`(decided_on is not null and not exists (
  select from paper where paper.case_filing_id = proceeding.case_filing_id
    and (paper.proceeding_id = proceeding.id or paper.proceeding_id is null and proceeding.kind = 'case-fillings')
    and paper.kind = any(array(
      select k.id from paper_kind k where k.code in (${sql.join(orderPaperCodes.map((code) => sql.lit(code)))})))
))`;

const companyName = sql`(
  select company_name from company join case_filing f on f.company_id = company.id where f.id = proceeding.case_filing_id)`;

/** Orders without their paper, which `papers` lists with the filter `without` (docs/contract.md, "Papers"). */
export const ordersWithoutPaper = regularResource({
  name: 'papers',
  title: 'Orders without their paper',
  table: 'proceeding',
  fields: {},
  derived: {
    proceedingId: shown('proceeding.id', id),
    kind: shown('proceeding.kind', { ...text, enum: kindNames }),
    recordId: shown('proceeding.record_id', id),
    number: shown('proceeding.number', textOrNull),
    decidedOn: { sql: sql`proceeding.decided_on::text`, schema: day },
    outcome: shown('proceeding.outcome', { enum: [...outcomes, null] }),
    court: shown('proceeding.court', textOrNull),
    caseFilingId: shown('proceeding.case_filing_id', id),
    workPlaceId: shown('proceeding.work_place_id', id),
    nothiNumber: fileNumber('proceeding'),
    companyName: { sql: companyName, schema: textOrNull },
  },
  sorts: {
    decidedOn: by('decided_on'),
    kind: by('kind'),
    number: byNullable('number_key'),
    outcome: byNullable('outcome'),
    court: byText('court'),
    caseFilingId: by('case_filing_id'),
    workPlaceId: by('work_place_id'),
    nothiNumber: byFileNumber('proceeding'),
    companyName: byText('company_name', companyName),
  },
  filters: {
    without: filter(z.enum(['order'], { error: 'notAChoice' }), () => lacksItsPaper),
    caseFilingId: ids('case_filing_id'),
    proceedingId: ids('id'),
    kind: oneOf('kind', kindNames),
    workPlaceId: ids('work_place_id'),
    from: fromDay('decided_on'),
    to: toDay('decided_on'),
    mine: mine(isMine),
  },
  visibleTo: ofReadableKinds,
  total: 'upTo',
});
