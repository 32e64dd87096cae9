import { sql, type Kysely } from 'kysely';
import { REGISTERS } from './0024_proceedings';
import { createHistoryTables } from './historyTables';
import { createHistoryFunctions, keepHistory, keepLinks, type KeptTable } from './historyTriggers';
import { makeProceeding } from './proceedingTriggers';

type Db = Kysely<unknown>;

/** Keeps every change of every register, other events, and the seals over both (docs/decisions/0024). */
export async function up(db: Db): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await createHistoryTables(db);
  await createHistoryFunctions(db);
  // a restored record has its proceeding again under the old id
  for (const register of REGISTERS) await sql.raw(makeProceeding(register)).execute(db);
  for (const kept of KEPT) await keepHistory(db, kept);
  await keepLinks(db, { table: 'user_role', links: 'role_id', as: 'roles' });
  await keepLinks(db, { table: 'user_work_place', links: 'work_place_id', as: 'work_places' });
  await keepPictures(db);
}

const COPIES_OF_FILING = [
  'nothi_number_fold',
  'work_place_name_fold',
  'revenue',
  'work_place_id',
  'filing_status',
];

/** Every register as of this migration. */
const KEPT: KeptTable[] = [
  {
    table: 'case_filing',
    register: 'case-fillings',
    file: 'id',
    copies: ['work_place_name_fold', 'company_name_fold', 'cnf_agent_name_fold'],
  },
  ...REGISTERS.filter(({ table }) => table !== 'case_filing').map(({ table, kind }): KeptTable => ({
    table,
    register: kind,
    file: 'case_filing_id',
    copies: COPIES_OF_FILING,
  })),
  { table: 'company', register: 'companies', digests: { logo: 'sha256(($1).logo)' } },
  { table: 'cnf_agent', register: 'cnf-agents' },
  { table: 'freight_forwarder_agent', register: 'freight-forwarder-agents' },
  { table: 'shipping_agent', register: 'shipping-agents' },
  {
    table: 'app_user',
    register: 'users',
    // the digest of a salted hash tells only that the password changed
    digests: { password_hash: `sha256(convert_to(($1).password_hash, 'UTF8'))` },
    also: `jsonb_build_object(
      'roles', (select coalesce(jsonb_agg(role_id order by role_id), '[]') from user_role where user_id = ($1).id),
      'work_places',
      (select coalesce(jsonb_agg(work_place_id order by work_place_id), '[]') from user_work_place where user_id = ($1).id)
    )`,
    joined: true,
  },
  { table: 'work_place', register: 'sections' },
  { table: 'bank', register: 'banks' },
  { table: 'office', register: 'office' },
  {
    table: 'proceeding',
    register: 'proceedings',
    file: 'case_filing_id',
    // triggers copy these columns from the record; who changed it and when is in the change itself
    copies: [
      'kind',
      'record_id',
      'case_filing_id',
      'work_place_id',
      'number',
      'opened_on',
      'outcome',
      'status',
      'changed_by',
      'changed_at',
    ],
    copiedWhen: {
      decided_on: `($1).kind not in (${REGISTERS.filter(({ decidedOn }) => !decidedOn)
        .map(({ kind }) => `'${kind}'`)
        .join(', ')})`,
    },
    sparse: true,
  },
];

/** The pictures that changes name by their digest. */
async function keepPictures(db: Db): Promise<void> {
  await sql`
    create table kept_picture (sha256 text primary key, image bytea not null)
  `.execute(db);
  await sql`
    create function keep_picture() returns trigger language plpgsql as $$
    begin
      insert into kept_picture values (encode(sha256(new.logo), 'hex'), new.logo) on conflict do nothing;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger keep_picture after insert or update of logo on company for each row
    when (new.logo is not null) execute function keep_picture()
  `.execute(db);
  await sql`
    insert into kept_picture
    select distinct on (1) encode(sha256(logo), 'hex'), logo from company where logo is not null
  `.execute(db);
  await sql`
    create trigger only_added before update or delete or truncate on kept_picture
    for each statement execute function refuse_rewriting()
  `.execute(db);
}
