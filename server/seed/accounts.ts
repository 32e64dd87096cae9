import { sql, type Kysely } from 'kysely';
import { maySignIn, type Role } from '../../domain/roles';
import { sampleAccounts, type SampleAccount } from '../features/accounts/sampleAccounts';
import type { Database } from '../platform/database/schema';
import { FIRST_DAY } from './random';
import { insertRows, table, writtenBy } from './rows';

/** Accounts besides those in README.md: user name, full name, roles and sections; the last four are of former staff. */
const COLLEAGUES = `
  farhana.yasmin | ফারহানা ইয়াসমিন | CUSTOMS | Section 1, Section 2
  anwar.hossain | Md. Anwar Hossain | CUSTOMS | Section 3
  shirin.akter | শিরিন আক্তার | CUSTOMS | Section 5(A), Section 5(B)
  jahangir.alam | Jahangir Alam | CUSTOMS, SUPPORT | Jetty, Offdock
  mithun.chakma | মিঠুন চাকমা | CUSTOMS | Bond
  tahmina.sultana | Tahmina Sultana | CUSTOMS | Post Clearance Audit (PCA)
  golam.mostafa | গোলাম মোস্তফা | CUSTOMS | Section 6(A)
  sanjida.haque | Sanjida Haque | CUSTOMS, MIS | AIR
  abdul.gafur | আব্দুল গফুর | CUSTOMS | CEPZ
  liton.barua | Liton Barua | CUSTOMS | Section 4, Section 6(B)
  kamrun.nahar | কামরুন নাহার | DIVISION_MANAGER, CUSTOMS | Section 1, Section 3, AIR
  shahidul.islam | Shahidul Islam | DIVISION_MANAGER | Section 2, Section 4
  nurul.absar | নুরুল আবছার | MANAGER | Jetty
  rezaul.karim | Rezaul Karim | MANAGER, SUPPORT | Bond, CEPZ
  selina.parvin | সেলিনা পারভীন | NATIONAL_MANAGER
  ashraful.haq | Ashraful Haq | TERRITORY_MANAGER | Offdock
  dilruba.khanam | দিলরুবা খানম | WIN_MANAGER | Section 5(A)
  tanvir.ahmed | Tanvir Ahmed | MIS
  bikash.dey | বিকাশ দে | MIS, SUPPORT
  nazmul.huda | Nazmul Huda | DEPOT_MANAGER | Offdock, Jetty
  rashida.begum | রাশিদা বেগম | SIND | Post Clearance Audit (PCA)
  omar.faruk | Omar Faruk | SUPPORT
  habibur.rahman | হাবিবুর রহমান | CUSTOMS | Section 2
  ruma.das | Ruma Das | CUSTOMS | Section 6(A)
  mokhlesur.rahman | মোখলেসুর রহমান | ADMIN | AIR
  iqbal.chowdhury | Iqbal Chowdhury | MANAGER | Bond
`;

const FORMER = 4;
const FIRST_PHONE = 1_199_000_101;

/** None has a password: whoever takes over such an account signs in by code and then sets one. */
const colleagues = table(COLLEAGUES).map(
  ([userName = '', fullName = '', roles = '', sections = ''], place, all): SampleAccount => ({
    userName,
    fullName,
    email: `${userName}@casebook.example`,
    phone: `0${FIRST_PHONE + place}`,
    roles: roles.split(', ').map((role) => `ROLE_${role}` as Role),
    workPlaces: sections ? sections.split(', ') : [],
    isEnabled: place < all.length - FORMER,
  }),
);

export type Hashes = Map<string, string>;

/** Password hashes by user name. Hashing is slow, so this runs before any lock is taken. */
export async function hashPasswords(hashPassword: (plain: string) => Promise<string>): Promise<Hashes> {
  const hashed = sampleAccounts.map(
    async ({ userName, password }) => [userName, password && (await hashPassword(password))] as const,
  );
  return new Map((await Promise.all(hashed)).filter((entry): entry is [string, string] => !!entry[1]));
}

/**
 * Adds missing sample accounts; an existing account with the same name is left unchanged.
 * @returns the ids of the accounts that created the sample filings.
 */
export async function seedAccounts(db: Kysely<Database>, hashes: Hashes): Promise<number[]> {
  const known = await db.selectFrom('appUser').select('userNameFold').execute();
  const accounts: SampleAccount[] = [...sampleAccounts, ...colleagues];
  const missing = accounts.filter(
    ({ userName }) => !known.some(({ userNameFold }) => userNameFold === userName),
  );
  const at = new Date(`${FIRST_DAY}T03:00:00Z`);
  const ids = await insertRows(
    db,
    'appUser',
    missing.map((account) => ({
      userName: account.userName,
      fullName: account.fullName,
      email: account.email,
      phone: account.phone,
      isEnabled: account.isEnabled ?? true,
      signInBy: account.password ? ('PASSWORD' as const) : ('OTP' as const),
      passwordHash: hashes.get(account.userName) ?? null,
      territories: account.territories ?? [],
      version: 1,
      ...writtenBy(null, at),
    })),
  );
  for (const [position, account] of missing.entries()) await grant(db, ids[position]!, account);

  const clerks = sampleAccounts.filter(({ roles }) => maySignIn(roles));
  const names = clerks.map(({ userName }) => userName);
  const users = await db
    .selectFrom('appUser')
    .select('id')
    .where('userNameFold', 'in', names)
    .orderBy('id')
    .execute();
  return users.map(({ id }) => id);
}

async function grant(
  db: Kysely<Database>,
  userId: number,
  { roles, workPlaces }: SampleAccount,
): Promise<void> {
  await sql`
    insert into user_role (user_id, role_id) select ${userId}, id from role where role = any(${roles}::text[])
  `.execute(db);
  await sql`
    insert into user_work_place (user_id, work_place_id)
    select ${userId}, id from work_place where name = any(${workPlaces}::text[])
  `.execute(db);
}
