import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { plusDays, type Day } from '../../../domain/dates';
import { holdsOn } from '../../../domain/money/periods';
import { stayPeriods, type Stay } from '../../../domain/money/stays';
import { told, useApprovedMoney, type Headers, type Stored } from './approvalCalls';

const { history, add, remove, stored, one, money, propose, approve, approveAsOther } = useApprovedMoney();
const { addFiling, bringBack, call, list, proceedingOf, sound } = history;
const date = '2025-02-01';

describe('under a stay', () => {
  /** A file whose recovery is stayed since 1 March 2025, with a guarantee. */
  async function stayed(kind: 'tribunal-cases' | 'civil-case', values: object = {}, more: object = {}) {
    const { id: caseFilingId } = await addFiling({ revenue: 100 });
    const numbers = {
      'tribunal-cases': { tribunalCaseNo: 'T-5/25' },
      'civil-case': { civilCaseNumber: 'C-5/25' },
    };
    await sound('POST', `/api/case/${kind}`, { caseFilling: { id: caseFilingId }, ...numbers[kind] });
    const { id: proceedingId } = await proceedingOf(caseFilingId, kind);
    await stored('stays', {
      proceedingId,
      orderedOn: '2025-03-01',
      until: 'DAY',
      untilDay: '2025-06-30',
      ...values,
    });
    const guarantee = await stored('guarantees', {
      number: 'BG-5',
      amount: 50,
      allocations: [{ caseFilingId, amount: 50 }],
      ...more,
    });
    const step = (of: object, headers?: Headers) =>
      call(
        'POST',
        `/api/casebook/guarantees/${guarantee.id}/steps`,
        { kind: 'RELEASED', amount: 5, ...of },
        headers,
      );
    return { caseFilingId, guarantee, step };
  }

  it('a release or an encashment that an order in force forbids is refused, naming the order', async () => {
    const { step, caseFilingId, guarantee } = await stayed('tribunal-cases');
    const named = {
      message:
        'Would disobey the order of 01/03/2025 in Appellate Tribunal Case T-5/25, which stays the recovery. Propose it to another administrator',
      errors: [
        {
          field: '',
          code: 'againstOrder',
          params: { kind: 'tribunal-cases', number: 'T-5/25', day: '2025-03-01' },
        },
      ],
    };
    for (const kind of ['RELEASED', 'ENCASHED'])
      for (const day of ['2025-03-01', '2025-06-30'])
        expect((await step({ kind, date: day })).json()).toMatchObject({
          status: 409,
          code: 'needsApproval',
          ...named,
        });
    for (const kind of ['CLAIMED', 'LAPSED'])
      expect(told(await step({ kind, date: '2025-02-28', amount: 0 }))).toBe('200');
    const encashed = { caseFilingId, date: '2025-03-02', kind: 'ENCASHED', amount: 5 };
    expect((await add('money-entries', encashed)).json()).toMatchObject({ code: 'needsApproval', ...named });
    expect(told(await add('money-entries', { ...encashed, date: '2025-07-01' }))).toBe('200');
    expect(told(await step({ date: '2025-02-28' }))).toBe('200');
    expect(told(await step({ date: '2025-07-01' }))).toBe('200');
    expect(told(await step({ date: '2025-03-01' }))).toBe('409 needsApproval :againstOrder');
    expect(await money(caseFilingId)).toMatchObject({ guarantees: [{ state: 'LAPSED' }] });
    expect(told(await remove('guarantees', guarantee.id))).toBe('200');
    expect(told(await bringBack('guarantees', guarantee.id))).toBe('200');
  });

  it('security is taken from a file under a stay, by deleting or editing a guarantee, only with approval', async () => {
    const untilDecided = { orderedOn: '2025-03-01', until: 'DISPOSAL', untilDay: undefined };
    const { caseFilingId, guarantee } = await stayed('tribunal-cases', untilDecided);
    const { id: free } = await addFiling();
    const [kept] = await list<Stored>('guarantees', { id: guarantee.id });
    const edited = (...parts: [file: number, amount: number][]) => ({
      ...kept,
      amount: 60,
      allocations: parts.map(([file, amount]) => ({ caseFilingId: file, amount })),
    });
    const save = (body: object) => call('PUT', `/api/casebook/guarantees/${guarantee.id}`, body);
    expect(told(await save(edited([caseFilingId, 49], [free, 11])))).toBe('409 needsApproval :againstOrder');
    expect(told(await save(edited([free, 50])))).toBe('409 needsApproval :againstOrder');
    expect(told(await remove('guarantees', guarantee.id))).toBe('409 needsApproval :againstOrder');
    expect(told(await save(edited([caseFilingId, 50], [free, 10])))).toBe('200');

    const [{ version } = { version: 0 }] = await list<Stored>('guarantees', { id: guarantee.id });
    const of = { register: 'guarantees', recordId: guarantee.id, version };
    const less = await propose({ ...of, action: 'edit', body: edited([caseFilingId, 20], [free, 10]) });
    expect(less.json()).toMatchObject({
      title: 'BG-5',
      disobeys: [{ kind: 'tribunal-cases', number: 'T-5/25', orderedOn: '2025-03-01' }],
    });
    expect(told(await approveAsOther(less.json<Stored>().id))).toBe('200');
    const deletion = await propose({ ...of, action: 'delete', version: version + 1 });
    expect(told(await approveAsOther(deletion.json<Stored>().id))).toBe('200');
    expect(await list('guarantees', { id: guarantee.id })).toEqual([]);
    expect(told(await bringBack('guarantees', guarantee.id))).toBe('200');
  });

  it('a second release like an approved one needs its own approval', async () => {
    const { step, guarantee } = await stayed('tribunal-cases');
    const body = { kind: 'RELEASED', date: '2025-04-01', amount: 5 };
    const proposal = { register: 'guarantees', recordId: guarantee.id, action: 'step', body };
    const [first, next] = [await propose(proposal, history.customs), await propose(proposal)];
    expect(first.json()).toMatchObject({
      title: 'BG-5',
      body: { kind: 'RELEASED', date: '2025-04-01', amount: 5 },
      disobeys: [{ kind: 'tribunal-cases', number: 'T-5/25', orderedOn: '2025-03-01' }],
    });
    expect(told(await approve(first.json<Stored>().id))).toBe('200');
    expect(told(await step(body))).toBe('409 needsApproval :againstOrder');
    expect(told(await approve(next.json<Stored>().id))).toBe('409 ownProposal');
    expect(told(await approveAsOther(next.json<Stored>().id))).toBe('200');
    const [released] = await list<Stored>('guarantees', { id: guarantee.id });
    expect(released).toMatchObject({ left: 40, steps: [{ amount: 5 }, { amount: 5 }] });
    const tooMuch = { ...proposal, body: { ...body, amount: 41 } };
    expect(told(await propose(tooMuch))).toBe('400 invalid amount:moreThanLeft');
  });

  it('the order of a civil case is named to administrators, and to customs staff by its day alone', async () => {
    const { caseFilingId, step, guarantee } = await stayed('civil-case');
    const body = { kind: 'ENCASHED', date: '2025-03-05', amount: 5 };
    expect((await step(body)).json()).toMatchObject({ errors: [{ params: { number: 'C-5/25' } }] });
    const refused = (await step(body, history.customs)).json<{ errors: object[]; message: string }>();
    expect(refused).toMatchObject({ code: 'needsApproval', errors: [{ code: 'againstHiddenOrder' }] });
    expect(refused.errors).toMatchObject([{ params: { day: '2025-03-01' } }]);
    expect(JSON.stringify(refused)).not.toContain('ivil');
    expect(JSON.stringify(refused)).not.toContain('C-5');
    await propose({ register: 'guarantees', recordId: guarantee.id, action: 'step', body }, history.customs);
    const seenBy = async (headers?: Headers) => {
      const [proposal] = await list<Stored>('proposals', { caseFilingId }, headers);
      return proposal!.disobeys;
    };
    expect(await seenBy()).toEqual([{ kind: 'civil-case', number: 'C-5/25', orderedOn: '2025-03-01' }]);
    expect(await seenBy(history.customs)).toEqual([{ kind: null, number: null, orderedOn: '2025-03-01' }]);
  });

  it('an entry of a civil case that is proposed is hidden from customs staff', async () => {
    const { caseFilingId } = await stayed('civil-case');
    const { id: proceedingId } = await proceedingOf(caseFilingId, 'civil-case');
    const body = { date, kind: 'WAIVED', amount: 5, proceedingId };
    const proposal = { register: 'case-fillings', recordId: caseFilingId, action: 'entry', body };
    expect(told(await propose(proposal, history.customs))).toBe('400 invalid proceedingId:unknownReference');
    const { id } = (await propose(proposal)).json<Stored>();
    expect(await list('proposals', { id })).toHaveLength(1);
    expect(await list('proposals', { id }, history.customs)).toEqual([]);
  });

  it('the form of a file encashes no guarantee under a stay, and one over several files is bound by each', async () => {
    const today = { orderedOn: new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10) };
    const { caseFilingId } = await stayed('tribunal-cases', { ...today, until: 'DISPOSAL' });
    const filing = await one(caseFilingId);
    const ticked = { ...filing, bankGuaranteeEncashment: true };
    expect(told(await call('PUT', `/api/case/case-fillings/${caseFilingId}`, ticked))).toBe(
      '409 needsApproval :againstOrder',
    );
    const edit = { register: 'case-fillings', recordId: caseFilingId, action: 'edit', body: ticked };
    const { id } = (await propose({ ...edit, version: filing.version })).json<Stored>();
    expect(told(await approveAsOther(id))).toBe('200');

    const { id: free } = await addFiling();
    const shared = await stored('guarantees', {
      number: 'BG-6',
      amount: 20,
      allocations: [caseFilingId, free].map((each) => ({ caseFilingId: each, amount: 10 })),
    });
    const release = (of: object) =>
      call('POST', `/api/casebook/guarantees/${shared.id}/steps`, {
        kind: 'RELEASED',
        date: filing.today,
        ...of,
      });
    const day = { date: new Date().toISOString().slice(0, 10) };
    expect(told(await release(day))).toBe('409 needsApproval :againstOrder');
    expect(told(await release({ ...day, caseFilingId }))).toBe('409 needsApproval :againstOrder');
    expect(told(await release({ ...day, caseFilingId: free }))).toBe('200');
  });

  it.each([
    ['a stay of the auction', { of: 'AUCTION' }],
    ['a vacated stay', { vacatedOn: '2025-03-05' }],
    ['a stay whose condition is not met', { conditionN: 3, conditionUnit: 'DAYS' }],
  ])('%s forbids no release', async (_name, values) => {
    const { step } = await stayed('tribunal-cases', values);
    expect(told(await step({ date: '2025-03-20' }))).toBe('200');
  });
});

it('the database knows each stay in force on the same days as the positions do', async () => {
  const days = ['2025-01-01', '2025-01-02', '2025-01-04', null] as const;
  const from = '2025-01-02';
  const cases = days.flatMap((vacatedOn) =>
    days.flatMap((disposedOn) =>
      days.flatMap((endsOn) =>
        days.flatMap((dueOn) => days.map((metOn) => ({ vacatedOn, disposedOn, endsOn, dueOn, metOn }))),
      ),
    ),
  );
  const held = Array.from({ length: 6 }, (_, ahead) => plusDays(from, ahead));
  const { rows } = await sql<{ at: number; day: Day; state: string }>`
    select c.at, d.day::date as day, stay_state(jsonb_populate_record(null::stay, jsonb_build_object(
        'ordered_on', ${from}::text, 'vacated_on', c."vacatedOn", 'ends_on', c."endsOn",
        'condition_due_on', c."dueOn", 'met_on', c."metOn")), c."disposedOn"::date, d.day::date) as state
    from jsonb_to_recordset(${JSON.stringify(cases.map((each, at) => ({ ...each, at })))}::jsonb)
      as c (at int, "vacatedOn" text, "disposedOn" text, "endsOn" text, "dueOn" text, "metOn" text),
      unnest(${held}::text[]) as d (day)
  `.execute(history.test.db.withoutPlugins());
  expect(rows).toHaveLength(6144);
  const differing = rows.filter(({ at, day, state }) => {
    const { vacatedOn, disposedOn, endsOn, dueOn, metOn } = cases[at]!;
    const stay: Stay = {
      proceedingId: 1,
      of: 'REALISATION',
      amount: null,
      orderedOn: from,
      until: endsOn ? { kind: 'DAY', day: endsOn } : { kind: 'DISPOSAL' },
      vacatedOn,
      disposedOn,
      condition: dueOn && { dueOn, metOn },
    };
    return stayPeriods(stay).some((period) => holdsOn(period, day)) !== (state === 'IN_FORCE');
  });
  expect(differing).toEqual([]);
});
