import { sql, type Kysely } from 'kysely';

const audited = sql.raw(`
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now()
`);

/** Folding, the lookups, companies, C&F agents, users and roles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  // Equals fold() in domain/folding.ts: NFC, lower case, ASCII digits.
  await sql`
    create function folded(value text) returns text language sql immutable strict parallel safe
    return translate(lower(normalize(value, NFC)), '০১২৩৪৫৬৭৮৯', '0123456789')
  `.execute(db);
  await sql`
    create table app_user (
      id bigint generated always as identity primary key,
      user_name text not null,
      user_name_fold text collate "C" not null generated always as (folded(user_name)) stored unique,
      full_name text not null,
      email text,
      phone text,
      is_enabled boolean not null default true,
      sign_in_by text not null default 'PASSWORD' check (sign_in_by in ('PASSWORD', 'OTP')),
      password_hash text,
      territories jsonb not null default '[]',
      ${audited}
    )
  `.execute(db);
  await sql`
    create table role (id bigint generated always as identity primary key, role text not null unique)
  `.execute(db);
  await sql`
    create table user_role (
      user_id bigint not null references app_user on delete cascade,
      role_id bigint not null references role,
      primary key (user_id, role_id)
    )
  `.execute(db);
  await sql`
    create table work_place (
      id bigint generated always as identity primary key,
      name text not null,
      name_fold text collate "C" not null generated always as (folded(name)) stored unique,
      ${audited}
    )
  `.execute(db);
  await sql`
    create table user_work_place (
      user_id bigint not null references app_user on delete cascade,
      work_place_id bigint not null references work_place,
      primary key (user_id, work_place_id)
    )
  `.execute(db);
  await sql`
    create table bank (
      id bigint generated always as identity primary key,
      bank_name text not null,
      bank_name_fold text collate "C" not null generated always as (folded(bank_name)) stored unique,
      ${audited}
    )
  `.execute(db);
  await sql`
    create table division (id bigint generated always as identity primary key, name text not null unique)
  `.execute(db);
  await sql`
    create table company (
      id bigint generated always as identity primary key,
      company_name text not null,
      company_name_fold text collate "C" not null generated always as (folded(company_name)) stored,
      contact_person_name text,
      email text,
      phone1 text,
      phone2 text,
      reg_code text,
      tin text,
      vat_reg_no text,
      web text,
      logo bytea,
      is_active boolean not null default true,
      thana text,
      district text,
      division text,
      address_line1 text,
      address_line2 text,
      ${audited}
    )
  `.execute(db);
  await sql`create index company_by_name on company (company_name_fold, id)`.execute(db);
  await sql`
    create table cnf_agent (
      id bigint generated always as identity primary key,
      cnf_agent_name text not null,
      cnf_agent_name_fold text collate "C" not null generated always as (folded(cnf_agent_name)) stored,
      lic_no text,
      contact_number text,
      other_number text,
      address text,
      ${audited}
    )
  `.execute(db);
  await sql`create index cnf_agent_by_name on cnf_agent (cnf_agent_name_fold, id)`.execute(db);
  await sql`
    create table idempotency_key (
      user_id bigint not null references app_user on delete cascade,
      key text not null,
      fingerprint text not null,
      record_id bigint,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )
  `.execute(db);
  await sql`create index idempotency_key_by_age on idempotency_key (created_at)`.execute(db);
}
