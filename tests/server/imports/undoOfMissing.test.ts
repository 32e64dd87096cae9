import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutOf, startImports } from './calls';

let imports: Awaited<ReturnType<typeof startImports>>;
beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());

const sound = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
  const answer = await imports.call(method, url, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: number }>();
};

/** Imports rows over existing records. @returns the id of the import. */
async function updated(register: string, fields: string[], lines: string[][]) {
  const { id } = await imports.checked(register, layoutOf(fields, { existing: 'update' }), lines);
  const { counts } = await imports.step(id, 'run');
  expect(counts.done).toBe(lines.length);
  return id;
}

/** Undoes an import. @returns the kept rows, each with the first reason why it was kept. */
async function leftByUndo(id: number) {
  expect((await imports.step(id, 'undo')).state).toBe('UNDONE');
  const rows = await imports.rows(id, { state: 'kept' });
  return rows.map(({ line, errors: [error] }) => [
    line,
    error!.field,
    error!.code,
    error!.params,
    error!.message,
  ]);
}

const gone = (line: number, field: string, what: string) => [
  line,
  field,
  'goneSince',
  { what },
  `Was “${what}” before, which was merged or deleted since, so it was left as it is. Restore “${what}”, or edit the record`,
];

const agent = (cnfAgentName: string, licNo: string) => ({
  cnfAgentName,
  licNo,
  contactNumber: '01711000000',
  address: 'Agrabad',
});

/** Adds two records of a register, the older one of which a test removes. @returns their ids. */
async function two(url: string, of: (name: string, at: number) => object) {
  const [older, newer] = [await sound('POST', url, of('Older', 1)), await sound('POST', url, of('Newer', 2))];
  return [older.id, newer.id] as const;
}

describe('the undo of an import', () => {
  it.each([
    ['section', 'sections', 'workPlaceId', 'workPlace'],
    ['bank', 'banks', 'bankId', 'bank'],
  ])(
    'the undo of an import names the %s of a file that was merged away since',
    async (_, list, field, reference) => {
      const [older, newer] = await two(`/api/casebook/${list}`, (name) => ({ name: `${name} ${list}` }));
      const workPlace = { id: imports.parts.section };
      for (const nothiNumber of [`${list} 1`, `${list} 2`])
        await imports.add('case-fillings', { nothiNumber, workPlace, [reference]: { id: older } });
      const id = await updated(
        'case-fillings',
        ['nothiNumber', field],
        [
          [`${list} 1`, `Newer ${list}`],
          [`${list} 2`, `Newer ${list}`],
        ],
      );
      await sound('POST', `/api/casebook/${list}/${older}/merge`, { into: newer });
      expect(await leftByUndo(id)).toEqual([
        gone(2, field, `Older ${list}`),
        gone(3, field, `Older ${list}`),
      ]);
    },
  );

  it('the undo of an import names a deleted agent, and restores the files that had another one', async () => {
    const url = '/api/case/cnf-agents';
    const [older, newer] = await two(url, (name, at) => agent(`${name} agent`, `30100000${at}`));
    const other = await sound('POST', url, agent('Other agent', '301000003'));
    const workPlace = { id: imports.parts.section };
    for (const [nothiNumber, id] of [
      ['A-1', older],
      ['A-2', other.id],
    ])
      await imports.add('case-fillings', { nothiNumber, workPlace, cnfAgent: { id } });
    const id = await updated(
      'case-fillings',
      ['nothiNumber', 'cnfAgentId'],
      [
        ['A-1', 'Newer agent'],
        ['A-2', 'Newer agent'],
      ],
    );
    await sound('DELETE', `${url}/${older}`);
    expect(await leftByUndo(id)).toEqual([gone(2, 'cnfAgentId', 'Older agent')]);
    const { rows } = await sql`
      select nothi_number, cnf_agent_id from case_filing where nothi_number like 'A-%' order by 1
    `.execute(imports.db);
    expect(rows).toEqual([
      { nothiNumber: 'A-1', cnfAgentId: newer },
      { nothiNumber: 'A-2', cnfAgentId: other.id },
    ]);
  });

  it('the undo of an import names the company that the undo of another import has deleted', async () => {
    const companies = await imports.checked('companies', layoutOf(['companyName']), [['Older company']]);
    await imports.step(companies.id, 'run');
    const [{ recordId } = { recordId: 0 }] = await imports.rows(companies.id);
    const workPlace = { id: imports.parts.section };
    await imports.add('case-fillings', { nothiNumber: 'C-1', workPlace, company: { id: recordId } });
    const id = await updated('case-fillings', ['nothiNumber', 'companyId'], [['C-1', 'Newer company']]);
    expect((await imports.step(companies.id, 'undo')).counts.kept).toBe(0);
    expect(await leftByUndo(id)).toEqual([gone(2, 'companyId', 'Older company')]);
  });

  it('the undo of an import of users names the section that was merged away since', async () => {
    const [older, newer] = await two('/api/casebook/sections', (name) => ({ name: `${name} desk` }));
    const fields = ['userName', 'fullName', 'phone', 'roles', 'workPlaces'];
    const made = await imports.checked('users', layoutOf(fields), [
      ['nasrin', 'Nasrin Akter', '01711223344', 'Admin', 'Older desk'],
    ]);
    await imports.step(made.id, 'run');
    const id = await updated('users', fields, [
      ['nasrin', 'Nasrin Akter', '01711223344', 'Admin', 'Newer desk'],
    ]);
    await sound('POST', `/api/casebook/sections/${older}/merge`, { into: newer });
    expect(await leftByUndo(id)).toEqual([gone(2, 'workPlaces', 'Older desk')]);
  });

  it('the undo of an import names the number of an agent that another one has by now', async () => {
    const url = '/api/case/cnf-agents';
    const { id: agentId } = await sound('POST', url, agent('Padma Agency', '401000001'));
    const id = await updated(
      'cnf-agents',
      ['cnfAgentName', 'licNo', 'contactNumber', 'address'],
      [['Padma Agency', '401000001', '01711000000', 'Halishahar']],
    );
    // an import changes no number itself, but the history keeps what it was
    await sql`
      update import_record set was = was || '{"licNo": "401000002"}' where register = 'cnf-agents' and record_id = ${agentId}
    `.execute(imports.db);
    await sound('POST', url, agent('Jamuna Agency', '401000002'));
    const [[line, field, code] = []] = await leftByUndo(id);
    expect([line, field, code]).toEqual([2, '', 'licenceConflict']);
  });

  it('the undo of an import keeps a user who is responsible for a time limit', async () => {
    const { id } = await imports.checked('users', layoutOf(['userName', 'fullName', 'phone', 'roles']), [
      ['salma', 'Salma Khatun', '01711223345', 'Admin'],
    ]);
    await imports.step(id, 'run');
    const [{ recordId: responsibleId } = { recordId: 0 }] = await imports.rows(id);
    const workPlace = { id: imports.parts.section };
    const caseFilingId = await imports.add('case-fillings', { nothiNumber: 'R-1', workPlace });
    const { records } = await imports.list({ filter: { caseFilingId } });
    const limit = { proceedingId: records[0]!.id, code: null, name: 'Reply', byCount: '2026-12-31' };
    await sound('POST', '/api/casebook/limits', { ...limit, responsibleId });
    const [[, , code] = []] = await leftByUndo(id);
    expect(code).toBe('touched');
  });
});
