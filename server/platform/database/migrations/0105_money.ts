import { sql, type Kysely } from 'kysely';
import tables from './0105_money.sql?raw';
import { keepHistory } from './fields';

/** The tables of a file's money: ledger, guarantees, stays, steps of recovery, and the rules of the law. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  const inFile = { file: 'case_filing_id' } as const;
  await keepHistory(db, {
    table: 'money_entry',
    register: 'money-entries',
    ...inFile,
    copies: ['case_kind'],
  });
  await keepHistory(db, {
    table: 'guarantee',
    register: 'guarantees',
    ...inFile,
    copies: ['case_filing_id', 'expires_on', 'left_amount', 'ended'],
  });
  await keepHistory(db, {
    table: 'stay',
    register: 'stays',
    ...inFile,
    copies: ['kind', 'case_filing_id', 'work_place_id', 'decided_on', 'condition_due_on'],
  });
  await keepHistory(db, { table: 'recovery_step', register: 'recovery-steps', ...inFile });
  await keepHistory(db, { table: 'money_rule', register: 'money-rules' });
  await keepKinds(db);
  // after the history is kept, so that it begins with them
  await sql`select set_config('casebook.actor', 'server', true)`.execute(db);
  await sql
    .raw(
      `insert into money_rule (code, name, name_bn, n, cash_percent, active, act, section, valid_from, valid_to) values
      ('DEPOSIT_DUTY', 'Deposit for an appeal, of the duty demanded', 'আপিলের জমা, দাবিকৃত শুল্ক-করের', 50, 100, true, 'Customs Act 1969', '194', null, '2024-06-05'),
      ('DEPOSIT_PENALTY', 'Deposit for an appeal, of the penalty', 'আপিলের জমা, অর্থদণ্ডের', 50, 50, true, 'Customs Act 1969', '194', null, '2024-06-05'),
      ('DEPOSIT_DUTY', 'Deposit for an appeal, of the duty demanded', 'আপিলের জমা, দাবিকৃত শুল্ক-করের', 10, 100, true, 'Customs Act 2023', '223', '2024-06-06', null),
      ('DEPOSIT_PENALTY', 'Deposit for an appeal, of the penalty', 'আপিলের জমা, অর্থদণ্ডের', 10, 50, true, 'Customs Act 2023', '223', '2024-06-06', null),
      ('DUE_DAYS', 'Days for paying after an order or a notice', 'আদেশ বা নোটিশের পর পরিশোধের দিন', 10, null, true, 'Customs Act 2023', '32', null, null),
      ('INTEREST', 'Simple interest a year on what is not paid in time', 'সময়মতো অপরিশোধিত অর্থের উপর বার্ষিক সরল সুদ', 10, null, false, 'Customs Act 2023', '32', null, null),
      ('APPEAL_SUSPENDS', 'A pending appeal alone keeps money from being recovered', 'বিচারাধীন আপিলই আদায় স্থগিত রাখে', null, null, false, 'Customs Act 2023', '232', null, null)`,
    )
    .execute(db);
}

/** Keeps with each change of an entry or a stay of what kind its case is: some kinds are not for everybody. */
async function keepKinds(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('keep_change'::regproc) as definition
  `.execute(db);
  const row = `case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end`;
  const definition = rows[0]!.definition.replaceAll(
    `case when tg_argv[0] in ('proceedings', 'hearings', 'limits') then ${row} ->> 'kind' end`,
    `case when tg_argv[0] in ('proceedings', 'hearings', 'limits', 'stays') then ${row} ->> 'kind'
      when tg_argv[0] = 'money-entries' then ${row} ->> 'case_kind' end`,
  );
  await sql.raw(definition).execute(db);
}
