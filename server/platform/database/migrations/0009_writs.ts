import type { Kysely } from 'kysely';
import { createFollowOnTable } from './0004_followOnCases';

export const up = (db: Kysely<unknown>): Promise<void> =>
  createFollowOnTable(db, 'writ_case', {
    high_court_case_no: 'text',
    date_of_case: 'date',
    document_of_law_branch: 'text',
    dispatch_of_reply_no: 'text',
    dispatch_of_reply_date: 'date',
    date_of_hearing01: 'date',
    date_of_hearing02: 'date',
    implementation_of_interim_order: `text check (implementation_of_interim_order in ('yes', 'no'))`,
    interim_order_of_tribunal1: 'text',
    interim_order_of_tribunal2: 'text',
    interim_order_of_tribunal3: 'text',
    interim_order_of_tribunal4: 'text',
    custom_order_no: 'text',
    custom_order_date: 'date',
    custom_judgement: `text check (custom_judgement in ('WithGovernment', 'AgainstGovernment', 'ONREMAND'))`,
    summ_of_judgement_order: 'text',
    custom_case_comment: 'text',
    status: `text check (status in ('ORDER_PASSED', 'SUBJUDICE'))`,
  });
