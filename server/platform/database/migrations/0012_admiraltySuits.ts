import type { Kysely } from 'kysely';
import { createFollowOnTable } from './0004_followOnCases';

export const up = (db: Kysely<unknown>): Promise<void> =>
  createFollowOnTable(db, 'admiralty_suit', {
    court_memo_no: 'text',
    date_of_case: 'date',
    document_of_law_branch: 'text',
    arrest_order: 'text',
    date_of_aghar: 'date',
    pettetioner: 'text',
    vesel_name: 'text',
    registration_no: 'text',
    release_order: 'text',
    imo_number: 'text',
    implementation_of_interim_order: `text check (implementation_of_interim_order in ('yes', 'no'))`,
    interim_order_of_tribunal1: 'text',
    interim_order_of_tribunal2: 'text',
    interim_order_of_tribunal3: 'text',
    interim_order_of_tribunal4: 'text',
    judgment: `text check (judgment in ('WithGovernment', 'AgainstGovernment', 'ONREMAND'))`,
    status: `text check (status in ('ORDER_PASSED', 'SUBJUDICE'))`,
  });
