import { sql } from 'kysely';
import { agentKinds } from '../../../domain/agents';
import type { Db } from '../../platform/database/schema';

/** Two records whose texts are equal after folding. */
interface Namesakes {
  table: string;
  field: string;
  /** The record that keeps the text, and the one that could not be entered today. */
  first: { id: number; text: string };
  other: { id: number; text: string };
}

/** The registers with a unique folded text (migration 0020). */
const UNIQUE_TEXTS = [
  { table: 'case_filing', field: 'nothi_number' },
  { table: 'app_user', field: 'user_name' },
  { table: 'work_place', field: 'name' },
  { table: 'bank', field: 'bank_name' },
  ...agentKinds.map(({ table }) => ({ table, field: 'lic_no' })),
];

/** All records that an older folding considered different from another, by register. */
export async function allNamesakes(db: Db): Promise<Namesakes[]> {
  const found = UNIQUE_TEXTS.map(({ table, field }) => {
    const [register, text, fold] = [sql.table(table), sql.ref(field), sql.ref(`${field}_fold`)];
    return sql`
      select ${table} as "table", ${field} as field,
        jsonb_build_object('id', first.id, 'text', first.${text}) as first,
        jsonb_build_object('id', other.id, 'text', other.${text}) as other
      from ${register} other join ${register} first on first.${fold} = other.${fold} and first.namesake = 0
      where other.namesake > 0`;
  });
  const { rows } = await sql<Namesakes>`${sql.join(found, sql` union all `)}`.execute(db);
  return rows;
}

/** One line of text for each pair, with instructions. */
export const inWords = ({ table, field, first, other }: Namesakes): string =>
  `${table} ${other.id} “${other.text}” has the same ${field} as ${first.id} “${first.text}”: ` +
  'both are kept as they are; give one of them another.';
