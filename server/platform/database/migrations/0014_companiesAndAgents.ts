import { sql, type Kysely } from 'kysely';

/** Search columns and unique keys of companies and agents; the tables of the other two kinds of agents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await numberRepeatedLicences(db);
  await sql`
    alter table cnf_agent
      add lic_no_fold text collate "C" generated always as (folded(lic_no)) stored,
      ${searchedIn('cnf_agent_name', 'lic_no', 'contact_number', 'other_number', 'address')},
      add constraint cnf_agent_licence unique (lic_no_fold)
  `.execute(db);
  await sql`
    alter table company
      add vat_reg_no_fold text collate "C" generated always as (folded(vat_reg_no)) stored,
      ${searchedIn('company_name', 'vat_reg_no', 'tin', 'phone1', 'phone2', 'email', 'contact_person_name')}
  `.execute(db);
  await createAgentTable(db, 'freight_forwarder_agent');
  await createAgentTable(db, 'shipping_agent');

  for (const table of ['company', 'cnf_agent', 'freight_forwarder_agent', 'shipping_agent']) {
    await sql
      .raw(`create index ${table}_search on ${table} using gin (search_fold gin_trgm_ops)`)
      .execute(db);
  }
  // lists to choose a company from search by its name or number
  await sql`
    create index company_choices on company
    using gin (company_name_fold gin_trgm_ops, vat_reg_no_fold gin_trgm_ops)
  `.execute(db);
  await sql`
    create index cnf_agent_choices on cnf_agent
    using gin (cnf_agent_name_fold gin_trgm_ops, lic_no_fold gin_trgm_ops)
  `.execute(db);
}

/** Of two agents with one AIN, the second gets `301000001 (2)`, which the legal wing has to correct. */
async function numberRepeatedLicences(db: Kysely<unknown>): Promise<void> {
  await sql`
    update cnf_agent set lic_no = lic_no || ' (' || repeated.place || ')', version = version + 1
    from (
      select id, row_number() over (partition by folded(lic_no) order by id) as place
      from cnf_agent where lic_no is not null
    ) as repeated
    where repeated.id = cnf_agent.id and repeated.place > 1
  `.execute(db);
}

async function createAgentTable(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create table ${sql.table(table)} (
      id bigint generated always as identity primary key,
      agent_name text not null,
      agent_name_fold text collate "C" not null generated always as (folded(agent_name)) stored,
      lic_no text,
      contact_number text,
      address text,
      version int not null default 1,
      created_by bigint references app_user,
      created_at timestamptz not null default now(),
      changed_by bigint references app_user,
      changed_at timestamptz not null default now(),
      lic_no_fold text collate "C" generated always as (folded(lic_no)) stored,
      constraint ${sql.id(`${table}_licence`)} unique (lic_no_fold)
    )
  `.execute(db);
  await sql`
    alter table ${sql.table(table)} ${searchedIn('agent_name', 'lic_no', 'contact_number', 'address')}
  `.execute(db);
}

/** Concatenates columns into one to search; line breaks keep a match from spanning two texts. */
const searchedIn = (...columns: string[]) =>
  sql.raw(`add search_fold text collate "C" not null generated always as (
    folded(${columns.map((column) => `coalesce(${column}, '')`).join(` || chr(10) || `)})
  ) stored`);
