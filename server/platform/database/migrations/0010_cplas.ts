import type { Kysely } from 'kysely';
import { createFollowOnTable } from './0004_followOnCases';

export const up = (db: Kysely<unknown>): Promise<void> =>
  createFollowOnTable(db, 'cpla_case', {
    cpl_cpa_nothi: 'text',
    date_of_case: 'date',
    document_of_law_branch: 'text',
    date: 'text',
    date_of_hearing01: 'date',
    date_of_hearing02: 'date',
    implementation_of_interim_order: `text check (implementation_of_interim_order in ('yes', 'no'))`,
    interim_order_of_tribunal1: 'text',
    interim_order_of_tribunal2: 'text',
    interim_order_of_tribunal3: 'text',
    interim_order_of_tribunal4: 'text',
    details: 'text',
    high_court_appeal: 'text',
    judgement: `text check (judgement in ('yes', 'no'))`,
    summ_of_judgement_order: 'text',
    execution_of_order: 'text',
    status: `text check (status in ('ORDER_PASSED', 'SUBJUDICE'))`,
  });
