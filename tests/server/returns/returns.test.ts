import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { driftOfReturns } from '../../../server/features/returns/check';
import { countNext } from '../../../server/features/returns/count';
import { useMoney, type Stored } from '../money/calls';

const { calls, enter, count } = useMoney();

type Return = Stored & { from: string; state: string; figures: Record<string, number> };

const db = () => calls.parts.test.db;
const counted = async (id: number) => {
  await count();
  while (await countNext(db()));
  return calls.found<Return>('GET', `returns/${id}`);
};

const lastDays: Record<string, string> = { '04': '30', '05': '31', '06': '30', '07': '31', '08': '31' };

/** Begins or counts the return of a month of 2026. */
async function begin(month: string) {
  const body = { from: `2026-${month}-01`, to: `2026-${month}-${lastDays[month]}` };
  return counted((await calls.found<Return>('POST', 'returns', body)).id);
}

async function freeze({ id, version }: Return, signedBy = 'Commissioner') {
  await calls.found('POST', `returns/${id}/freeze`, { signedBy, memo: 'M-1', version });
  return counted(id);
}

interface Row {
  kind: string;
  number: string | null;
  fileNumber: string;
  disposedOn: string | null;
  amount: number | null;
  way: string | null;
}

const rows = (id: number, figure: string) =>
  calls.found<Row[]>('GET', `returns/${id}/list?figure=${figure}&range=[0,999]`);

/** Figures of a kind that are not 0, by their names without kind and measure. */
const ofKind = ({ figures }: Return, what: string, section = '') =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      value && !name.startsWith('limits-missed') && name.endsWith(`.${what}.count${section}`)
        ? [[name.split('.')[0], value]]
        : [],
    ),
  );

/** The amounts of the office, or of a section, that are not 0. */
const money = ({ figures }: Return, section = '') =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      value && name.endsWith(`.all.amount${section}`) ? [[name.split('.')[0], value]] : [],
    ),
  );

const writ = (opened: string, file?: number) =>
  file
    ? calls.addCaseTo(file, 'high-court-rits', { dateOfCase: opened })
    : calls.addCase('high-court-rits', { dateOfCase: opened }, { dateOfHearing: '2026-01-01' });

async function decide(
  { recordId, caseFilingId }: { recordId: number; caseFilingId: number },
  opened: string,
  day: string,
  judgement = 'WithGovernment',
) {
  await calls.call('PUT', `/api/case/high-court-rits/${recordId}`, {
    caseFilling: { id: caseFilingId },
    dateOfCase: opened,
    customOrderDate: day,
    customJudgement: judgement,
  });
}

describe('monthly returns', () => {
  it('reconcile from month to month, with late entries, transfers, deletions and what is known when they are frozen', async () => {
    // pending since before the first return: three writs; decided before it: one
    const [first, second, third, old] = [
      await writ('2026-03-01'),
      await writ('2026-03-02'),
      await writ('2026-03-03'),
      await writ('2026-03-04'),
    ];
    await decide(old, '2026-03-04', '2026-04-30');
    // filed in May, and filed and decided in May
    const filed = await writ('2026-05-10');
    const both = await writ('2026-05-11');
    await decide(both, '2026-05-11', '2026-05-20', 'AgainstGovernment');
    const { id } = await calls.found<Stored>('POST', 'hearings', {
      proceedingId: filed.proceedingId,
      date: '2026-05-21',
    });
    await calls.found('POST', `hearings/${id}/result`, { result: 'HEARD', next: null, version: 1 });
    // as long as nothing is frozen, the first return may be of another month
    await begin('04');
    const mayDraft = await begin('05');
    expect(ofKind(mayDraft, 'writ')).toEqual({
      opening: 3,
      filed: 2,
      received: 2,
      total: 5,
      'disposed-against': 1,
      disposed: 1,
      closing: 4,
      'hearings-held': 1,
    });
    expect(await rows(mayDraft.id, 'hearings-held.all.count')).toMatchObject([{ disposedOn: '2026-05-21' }]);
    const may = await freeze(mayDraft);
    expect(may).toMatchObject({ state: 'FROZEN', signedBy: 'Commissioner', memo: 'M-1', closing: 10 });

    // entered after the freeze: a writ of May is late in June; a decision of May is June's with its own day
    await writ('2026-05-28');
    await decide(first, '2026-03-01', '2026-05-30', 'ONREMAND');
    // a duplicate deleted since
    await calls.call('DELETE', `/api/case/high-court-rits/${second.recordId}`);
    // decided in June and pending again
    await decide(third, '2026-03-03', '2026-06-02');
    const june = await freeze(await begin('06'));
    expect(ofKind(june, 'writ')).toEqual({
      opening: 4,
      late: 1,
      received: 1,
      total: 5,
      'disposed-remand': 1,
      'disposed-for': 1,
      disposed: 2,
      'corrected-out': 1,
      closing: 2,
    });
    expect(await rows(june.id, 'disposed-remand.writ.count')).toMatchObject([
      { disposedOn: '2026-05-30', way: 'disposed-remand' },
    ]);
    for (const name of ['opening', 'late', 'total', 'disposed', 'corrected-out', 'closing']) {
      expect(await rows(june.id, `${name}.writ.count`)).toHaveLength(june.figures[`${name}.writ.count`]!);
      expect(await rows(may.id, `${name}.writ.count`)).toHaveLength(may.figures[`${name}.writ.count`]!);
    }

    // brought back from the bin; pending again; moved to another section
    const [deleted] = await calls.found<Stored[]>('GET', 'deleted?filter={"register":"high-court-rits"}');
    await calls.found('POST', `deleted/${deleted!.id}/restore`, {});
    await decide(third, '2026-03-03', '');
    const jetty = await sql<{ id: number }>`
      insert into work_place (name) values ('JETTY') returning id
    `.execute(db());
    const section = jetty.rows[0]!.id;
    await sql`update proceeding set work_place_id = ${section} where id = ${filed.proceedingId}`.execute(
      db(),
    );
    const july = await begin('07');
    expect(ofKind(july, 'writ')).toEqual({
      opening: 2,
      'corrected-in': 1,
      restored: 1,
      'moved-in': 1,
      received: 3,
      total: 5,
      'moved-out': 1,
      closing: 4,
    });
    const sections = [calls.parts.section, section].map((id) => ofKind(july, 'writ', `.section:${id}`));
    expect(sections).toEqual([
      {
        opening: 2,
        'corrected-in': 1,
        restored: 1,
        received: 2,
        total: 4,
        'moved-out': 1,
        closing: 3,
      },
      { 'moved-in': 1, received: 1, total: 1, closing: 1 },
    ]);
    // counted again, a draft is the same; the frozen ones stay
    expect((await begin('07')).figures).toEqual(july.figures);
    expect(await calls.found('GET', `returns/${june.id}`)).toEqual(june);
  });

  it('may be opened again as a new edition while they are the newest, and stay as they were sent', async () => {
    const [draft, june] = await calls.found<Return[]>('GET', 'returns?sort=["from","DESC"]');
    expect(draft).toMatchObject({ state: 'DRAFT', from: '2026-07-01' });
    const july = await freeze(draft!);
    const refused = await calls.call('POST', `/api/casebook/returns/${june!.id}/unfreeze`, { reason: 'x' });
    expect(refused.json()).toMatchObject({ code: 'notNewestReturn' });
    const again = await calls.found<Return>('POST', `returns/${july.id}/unfreeze`, { reason: 'a writ' });
    expect(again).toMatchObject({ edition: 2, state: 'DRAFT', reason: 'a writ', from: '2026-07-01' });
    await writ('2026-07-20');
    const second = await freeze(await begin('07'));
    expect(second.figures['closing.writ.count']).toBe(5);
    const first = await calls.found<Return>('GET', `returns/${july.id}`);
    expect(first).toMatchObject({ replacedById: second.id, figures: july.figures, hash: july.hash });
    expect(await rows(july.id, 'closing.writ.count')).toHaveLength(4);
    expect(await rows(july.id, 'opening.writ.count')).toHaveLength(2);
    expect(await rows(second.id, 'closing.writ.count')).toHaveLength(5);
  });

  it('count money so that opening and movements are the closing, by section and by state', async () => {
    const file = await calls.addFiling({ dateOfHearing: '2026-07-02', dateOfJudgement: '2026-07-02' });
    await enter(file, '2026-07-02', 'DEMAND', 9_00_000);
    const before = await begin('08');
    expect(money(before)).toEqual({ corrected: 9_00_000, closing: 9_00_000 });
    await enter(file, '2026-08-03', 'RAISED', 1_00_000);
    await enter(file, '2026-08-04', 'DEPOSIT', 50_000);
    await enter(file, '2026-08-05', 'PAYMENT', 2_50_000);
    await enter(file, '2026-09-05', 'PAYMENT', 7_00_000);
    const august = await freeze(await begin('08'));
    expect(money(august)).toEqual({
      corrected: 9_00_000,
      raised: 1_00_000,
      deposited: 50_000,
      collected: 2_50_000,
      closing: 7_00_000,
    });
    expect(august.figures['closing.all.appeal-time']).toBe(7_00_000);
    expect(august.figures['closing.appeal-time.amount']).toBe(7_00_000);
    expect(await rows(august.id, 'collected.all.amount')).toMatchObject([{ amount: 2_50_000 }]);
    expect(await rows(august.id, 'closing.all.appeal-time')).toMatchObject([{ amount: 7_00_000 }]);
    expect(await rows(august.id, 'closing.all.stayed')).toEqual([]);
  });

  it('are found by verification when a row of their lists or a figure is altered', async () => {
    expect(await driftOfReturns(db())).toEqual([]);
    const sent = await calls.found<Return[]>('GET', 'returns?filter={"state":"FROZEN"}&sort=["from","ASC"]');
    const [may, june, julyAsSent] = sent;
    await sql`
      update return_count set figures = figures || '{"filed.writ.count": 3}' where return_id = ${may!.id}
    `.execute(db());
    await sql`
      delete from return_line where of_return = ${julyAsSent!.id} and way_in = 'restored'
    `.execute(db());
    await sql`update return_line set number = 'other' where since = '2026-06-01' and way_in = 'late'`.execute(
      db(),
    );
    const drift = await driftOfReturns(db());
    expect(drift).toMatchObject([
      { id: may!.id, differs: ['filed.writ.count', 'hash'] },
      { id: june!.id, differs: ['hash'] },
      { id: julyAsSent!.id },
    ]);
    expect(drift[2]!.differs).toContain('restored.writ.count');
  });

  it.each([
    [{ from: '2026-08-01', to: '2026-09-15' }, 400, 'invalid'],
    [{ from: '2026-11-01', to: '2026-11-30' }, 409, 'notNextMonth'],
    [{ from: '2026-06-01', to: '2026-06-30' }, 409, 'notNextMonth'],
  ])('refuse what is not the next whole month: %o', async (body, status, code) => {
    const answer = await calls.call('POST', '/api/casebook/returns', body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('are frozen once when two freeze at once, and counted whole after the count was killed half-way', async () => {
    const september = { from: '2026-09-01', to: '2026-09-30' };
    const draft = await counted((await calls.found<Return>('POST', 'returns', september)).id);
    const body = { signedBy: 'Commissioner', version: draft.version };
    const answers = await Promise.all(
      [1, 2].map(() => calls.call('POST', `/api/casebook/returns/${draft.id}/freeze`, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    // the count waits for this table, after it has written its lines, and is killed there
    await db()
      .connection()
      .execute(async (other) => {
        await sql`begin`.execute(other);
        await sql`lock table return_item in access exclusive mode`.execute(other);
        const killed = countNext(db()).catch(() => 'killed');
        const waiting = sql`
          select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'return_item'::regclass
        `;
        await expect.poll(async () => (await waiting.execute(other)).rows).toHaveLength(1);
        expect(await killed).toBe('killed');
        await sql`rollback`.execute(other);
      });
    expect(await calls.found('GET', `returns/${draft.id}`)).toMatchObject({ state: 'DRAFT' });
    const frozen = await counted(draft.id);
    expect(frozen).toMatchObject({ state: 'FROZEN', figures: draft.figures, signedBy: 'Commissioner' });
  });
});
