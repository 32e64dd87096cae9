import type { Kysely } from 'kysely';
import { createFollowOnTable } from './0004_followOnCases';

export const up = (db: Kysely<unknown>): Promise<void> =>
  createFollowOnTable(db, 'criminal_case', {
    cmm_cgm: 'text',
    date_of_case: 'date',
    document_of_law_branch: 'text',
    related_thana: 'text',
    mamla_no_of_related_thana: 'text',
    fir: 'text',
    date_of_aghar: 'date',
    interim_order_of_tribunal1: 'text',
    interim_order_of_tribunal2: 'text',
    interim_order_of_tribunal3: 'text',
    interim_order_of_tribunal4: 'text',
    status: `text check (status in ('ORDER_PASSED', 'SUBJUDICE'))`,
  });
