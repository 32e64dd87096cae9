import type { Kysely } from 'kysely';
import { createFollowOnTable } from './0004_followOnCases';

export const up = (db: Kysely<unknown>): Promise<void> =>
  createFollowOnTable(db, 'civil_case', {
    civil_case_number: 'text',
    date_of_case: 'date',
    civil_court_name: 'text',
    hearing_date01: 'date',
    add_hearing_date: 'date',
    implementation_of_interim_order: `text check (implementation_of_interim_order in ('yes', 'no'))`,
    interim_order01: 'text',
    judgement: `text check (judgement in ('WithGovernment', 'AgainstGovernment', 'ONREMAND'))`,
    judgment_number_and_date: 'text',
    para_wise_reply_file_number_date: 'text',
    summary_of_judgment: 'text',
    writ_related_comment: 'text',
    status: `text check (status in ('ORDER_PASSED', 'SUBJUDICE'))`,
  });
