import { describe, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { driftOfEntries } from '../../../server/features/search/entries';
import { IN_MIXED, mixedList } from '../../support/mixedList';
import { dayFromToday, refusal, useHearings } from './calls';

interface Line {
  line: number;
  text: string;
  court: string | null;
  itemNo: string | null;
  with: string | null;
  date: string | null;
  matches: { proceedingId: number; kind: string; number: string; sure: boolean; isMention?: true }[];
}

const calls = useHearings();

/** Adds a court case. @returns the id of its proceeding. */
async function addNumbered(kind: string, number: string): Promise<number> {
  const caseFilling = { id: await calls.addFiling() };
  const { number: field } = caseTypes.find(({ name }) => name === kind)!.proceeding;
  const values = { caseFilling, [field]: number, civilCourtName: 'Joint District Judge 1' };
  await calls.call('POST', `/api/case/${kind}`, values);
  const answer = await calls.call(
    'GET',
    `/api/casebook/proceedings?filter=${JSON.stringify({ caseFilingId: caseFilling.id, kind })}`,
  );
  return answer.json<{ id: number }[]>()[0]!.id;
}

async function match(text: string, headers = calls.parts.admin): Promise<Line[]> {
  const answer = await calls.call('POST', '/api/casebook/hearings/match', { text }, headers);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ lines: Line[] }>().lines;
}

const apply = (...items: object[]) => calls.call('POST', '/api/casebook/hearings/match/apply', { items });

const hearingsOf = (proceedingId: number) => calls.list({ filter: { proceedingId }, sort: ['date', 'ASC'] });

describe('a cause list', () => {
  it('a cause list of 300 lines in two scripts finds exactly the twelve registered cases in it', async () => {
    const ids = new Map<number, string>();
    for (const [kind, number] of IN_MIXED) ids.set(await addNumbered(kind, number), number);
    const found = (await match(mixedList())).flatMap(({ line, date, matches }) =>
      matches.map(({ proceedingId, kind, sure, isMention }) => [
        kind,
        ids.get(proceedingId),
        line,
        date,
        sure ? 'sure' : isMention ? 'mention' : 'doubtful',
      ]),
    );
    expect(found).toEqual(IN_MIXED);
  });

  it('matching a cause list gives each row its court, its day, and the item with which it is heard', async () => {
    const proceedingId = await addNumbered('high-court-rits', 'Writ Petition No. 9101 of 2022');
    const text = [
      'Date : 24/08/2026',
      '[Annex Building Court No. 18]',
      '7 | Writ Petition, 9100/2022 | A vs B',
      ' | Writ Petition, 9101/2022, (25.08.2026) | C vs D',
    ].join('\n');
    const court = 'Annex Building Court No. 18';
    expect(await match(text)).toEqual([
      {
        line: 3,
        text: '7 | Writ Petition, 9100/2022 | A vs B',
        court,
        itemNo: '7',
        with: null,
        date: '2026-08-24',
        matches: [],
      },
      {
        line: 4,
        text: '| Writ Petition, 9101/2022, (25.08.2026) | C vs D',
        court,
        itemNo: null,
        with: '7',
        date: '2026-08-25',
        matches: [
          { proceedingId, kind: 'high-court-rits', number: 'Writ Petition No. 9101 of 2022', sure: true },
        ],
      },
    ]);
  });

  it('a court of a cause list gets the spelling it has in the diary, and is named and filtered as one', async () => {
    const proceedingId = await addNumbered('high-court-rits', 'Writ Petition No. 9301 of 2022');
    const known = 'Annex Building Court No. 11';
    const add = (date: string, court: string) =>
      calls.call('POST', '/api/casebook/hearings', { proceedingId, date, court });
    await add('2026-08-20', known);
    await add('2026-08-21', 'ANNEX BUILDING COURT NO. 11');
    const heads = [
      'ANNEX BUILDING COURT NO. 11',
      '[Annex Building  Court No.১১]',
      'Annex Building Court নং ১১',
    ];
    const courts = await Promise.all(
      [...heads, 'ANNEX BUILDING COURT NO. 1'].map(async (head) => {
        const [row] = await match(`${head}\n1 | Writ Petition, 9301/2022 | A vs B`);
        return row?.court;
      }),
    );
    expect(courts).toEqual([known, known, known, 'ANNEX BUILDING COURT NO. 1']);
    const names = await calls.call('GET', '/api/casebook/hearings/names');
    expect(names.json<{ court: string[] }>().court.filter((name) => /annex.*11/i.test(name))).toEqual([
      known,
    ]);
    expect(await calls.list({ filter: { court: 'annex building court নং ১১' } })).toHaveLength(2);
  });

  it('matching a cause list shows customs staff no match with a civil case', async () => {
    await addNumbered('civil-case', 'Title Suit No. 77/2024');
    const matched = async (headers?: typeof calls.parts.admin) =>
      (await match('1. Title Suit No. 77 of 2024', headers)).map(({ matches }) => matches.length);
    expect(await matched()).toEqual([1]);
    expect(await matched(calls.parts.customs)).toEqual([0]);
  });

  it('matching a cause list finds a case numbered 71-73 by each of these numbers, also after an edit', async () => {
    const caseFilling = { id: await calls.addFiling() };
    const made = await calls.call('POST', '/api/case/tribunal-cases', {
      caseFilling,
      tribunalCaseNo: 'CEVT(CUS) 71-73/2024',
    });
    const recordId = made.json<{ id: number }>().id;
    const found = async (number: number) =>
      (await match(`1. CEVT/CASE(CUS)-${number}/2024`)).flatMap(({ matches }) => matches).length;
    expect([await found(71), await found(72), await found(74)]).toEqual([1, 1, 0]);
    await calls.putCase(recordId, caseFilling.id, { tribunalCaseNo: 'CEVT(CUS) 74/2024' });
    expect([await found(71), await found(74)]).toEqual([0, 1]);
    expect(await driftOfEntries(calls.parts.test.db)).toEqual([]);
  });

  it('matching a cause list finds a case of unknown type only if the row has the same words for the type', async () => {
    await addNumbered('tribunal-cases', 'CEVT/CASE(VAT)-911/2024');
    await addNumbered('high-court-cp-cases', 'Civil Appeal No. 912 of 2024');
    const text = [
      '1 | CEVT/CASE(VAT)-911/2024 | A vs B',
      '2. Civil Appeal No. 912 of 2024',
      '3 | Criminal Appeal No. 912 of 2024 | A vs B',
    ].join('\n');
    expect(
      (await match(text)).map(({ line, matches: [found] }) => [line, found?.number, found?.sure]),
    ).toEqual([
      [1, 'CEVT/CASE(VAT)-911/2024', true],
      [2, 'Civil Appeal No. 912 of 2024', true],
    ]);
  });

  it('a cause list must be text of at most a million characters', async () => {
    const post = (body: object) => calls.call('POST', '/api/casebook/hearings/match', body);
    expect(refusal(await post({}))).toBe('400 text notText');
    expect(refusal(await post({ text: 'x'.repeat(1_000_001) }))).toBe('400 text tooLong');
    expect((await post({ text: 'x'.repeat(1_000_000) })).json()).toEqual({ lines: [] });
  });
});

describe('applying a cause list', () => {
  const date = dayFromToday(3);

  it('applying a cause list adds one hearing for each proceeding and day', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase();
    const item = { proceedingId, date, court: 'Bench 4', itemNo: '12' };
    expect((await apply(item)).json()).toEqual({ added: 1, updated: 0, same: 0 });
    expect((await apply(item)).json()).toEqual({ added: 0, updated: 0, same: 1 });
    const [hearing] = await hearingsOf(proceedingId);
    expect(hearing).toMatchObject({ date, court: 'Bench 4', itemNo: '12', withId: null, version: 1 });
    const changes = await calls.call(
      'GET',
      `/api/casebook/changes?filter=${JSON.stringify({ caseFilingId, register: 'hearings' })}`,
    );
    expect(changes.json()).toMatchObject([
      { action: 'create', recordId: hearing!.id, by: { id: expect.any(Number) } },
    ]);
  });

  it('applying a cause list updates a hearing of that day, and keeps values that the list does not have', async () => {
    const { proceedingId } = await calls.addCase();
    const { id } = await calls.add({
      proceedingId,
      date,
      court: 'Bench 1',
      itemNo: '3',
      note: 'Bring the file',
    });
    expect((await apply({ proceedingId, date, court: null, itemNo: null, with: '9' })).json()).toEqual({
      added: 0,
      updated: 1,
      same: 0,
    });
    expect(await hearingsOf(proceedingId)).toMatchObject([
      { id, court: 'Bench 1', itemNo: null, withId: '9', note: 'Bring the file', version: 2 },
    ]);
    await apply({ proceedingId, date, court: 'Bench 2', itemNo: '4' });
    expect(await calls.one(id)).toMatchObject({ court: 'Bench 2', itemNo: '4', withId: null, version: 3 });
  });

  it('a cause list that several people apply at the same time adds each hearing once', async () => {
    const { proceedingId } = await calls.addCase();
    const item = { proceedingId, date, court: null, itemNo: '5' };
    const answers = await Promise.all([apply(item), apply(item), apply(item)]);
    expect(answers.map((answer) => answer.json<{ added: number }>().added).toSorted()).toEqual([0, 0, 1]);
    expect(await hearingsOf(proceedingId)).toHaveLength(1);
  });

  it('applying a cause list enters up to a thousand hearings at once, and refuses more', async () => {
    const { proceedingId } = await calls.addCase();
    const items = Array.from({ length: 1001 }, (_, days) => ({
      proceedingId,
      date: dayFromToday(days),
      court: 'Bench 4',
      itemNo: String(days),
      with: null,
    }));
    expect(refusal(await apply(...items))).toBe('400 items tooManyValues');
    expect((await apply(...items.slice(1))).json()).toEqual({ added: 1000, updated: 0, same: 0 });
  });

  it('applying a cause list is refused as a whole if one item is invalid', async () => {
    const { proceedingId } = await calls.addCase();
    const good = { proceedingId, date, court: null, itemNo: '1' };
    const file = await calls.addFile();
    const refused = async (bad: object, headers = calls.parts.admin) =>
      refusal(
        await calls.call('POST', '/api/casebook/hearings/match/apply', { items: [good, bad] }, headers),
      );
    expect(await refused({ ...good, date: null })).toBe('400 items.1.date fieldRequired');
    expect(await refused({ ...good, date: '1433-08-14' })).toBe('400 items.1.date yearNotOffered');
    expect(await refused({ ...good, proceedingId: 999_999 })).toBe(
      '400 items.1.proceedingId unknownReference',
    );
    expect(await refused({ ...good, proceedingId: file.civil.id }, calls.parts.customs)).toBe(
      '400 items.1.proceedingId unknownReference',
    );
    expect(await refused({ ...good, with: 'x'.repeat(300) })).toBe('400 items.1.with tooLong');
    expect(await hearingsOf(proceedingId)).toEqual([]);
  });
});
