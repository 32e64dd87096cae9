import { expect, it } from 'vitest';
import { dayFromToday, shown, useAlerts } from './alerts';

const alerts = useAlerts();

const post = async (path: string, values: object) => {
  const answer = await alerts.call('POST', `/api/casebook/${path}`, values);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: number; encashBy?: string }>();
};

const enter = (caseFilingId: number, values: object) => post('money-entries', { caseFilingId, ...values });

/** A file that owes a lakh, in a case before the tribunal. */
async function owing() {
  const one = await alerts.addCase();
  await enter(one.caseFilingId, { kind: 'DEMAND', amount: 100_000, date: '2025-06-01' });
  return { ...one, file: await alerts.fileOf(one.caseFilingId) };
}

const secure = (caseFilingId: number) =>
  post('guarantees', {
    number: 'BG-7',
    amount: 20_000,
    validUntil: dayFromToday(200),
    allocations: [{ caseFilingId, amount: 20_000 }],
  });

/** The texts of the clerk's alerts about a file. */
const toldOf = async (file: string, language = 'en') =>
  (await alerts.clerk.told(language)).filter((text) => text.includes(file));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

it.each([
  [16, null],
  [15, '15'],
  [8, '15'],
  [7, '7'],
  [3, '3'],
  [1, '1'],
  [-1, null],
])('a stay with %i days left has the alert of its stage: 15, 7, 3 or 1 days before', async (days, stage) => {
  const { proceedingId, caseFilingId, file } = await owing();
  const until = { orderedOn: dayFromToday(-100), until: 'DAY', untilDay: dayFromToday(days) };
  const { id } = await post('stays', { proceedingId, ...until });
  await alerts.write();
  await alerts.write();
  const kept = await alerts.db
    .selectFrom('notification')
    .select(['alertKey', 'link', 'notificationType'])
    .where('userId', '=', alerts.clerk.id)
    .execute();
  expect(kept).toEqual(
    stage === null
      ? []
      : [
          {
            alertKey: `STAY_ENDS:${dayFromToday(days)}:${stage}:${id}`,
            link: `/files/${caseFilingId}`,
            notificationType: 'MONEY',
          },
        ],
  );
  if (days === 7)
    expect(await toldOf(file)).toEqual([
      `Stay ends in 7 days (${shown(7)}): file ${file}, T-1, Tk 1,00,000.00`,
    ]);
  await alerts.db.deleteFrom('stay').where('id', '=', id).execute();
  await alerts.write();
  expect(await toldOf(file)).toEqual([]);
});

it('a guarantee has alerts 60, 30, 15 and 7 days before its last open day and then daily, until it is extended', async () => {
  const { caseFilingId, file } = await owing();
  const guarantee = await secure(caseFilingId);
  const last = Date.parse(guarantee.encashBy!);
  const stages = [];
  for (const left of [61, 60, 30, 29, 7, 6, 5, 1, 0]) {
    await alerts.write(new Date(last - left * 86_400_000));
    const { alertKey } = (await alerts.db
      .selectFrom('notification')
      .select('alertKey')
      .where('userId', '=', alerts.clerk.id)
      .executeTakeFirst()) ?? { alertKey: '::none' };
    stages.push(alertKey!.split(':')[2]);
  }
  expect(stages).toEqual(['none', '60', '30', '30', '7', '6', '5', '1', '0']);
  const [text] = await toldOf(file);
  expect(text).toMatch(
    new RegExp(`^Last day to extend or encash a guarantee in .*: file ${file}, BG-7, Tk 20,000.00$`),
  );
  expect(await alerts.other.told()).toEqual([]);
  await post(`guarantees/${guarantee.id}/steps`, {
    kind: 'EXTENDED',
    date: dayFromToday(0),
    validUntil: dayFromToday(400),
  });
  await alerts.write(new Date(last));
  expect(await toldOf(file)).toEqual([]);
});

it('users of each section of a guarantee’s files get one alert, and those of a civil stay its day and amount alone', async () => {
  const one = await owing();
  const two = await owing();
  const allocations = [one, two].map(({ caseFilingId }) => ({ caseFilingId, amount: 10_000 }));
  const several = { number: 'BG-8', amount: 20_000, validUntil: dayFromToday(200), allocations };
  const { encashBy } = await post('guarantees', several);
  await alerts.write(new Date(Date.parse(encashBy!) - 20 * 86_400_000));
  expect(await alerts.clerk.told()).toHaveLength(1);
  await alerts.addTo(one.caseFilingId, 'civil-case', { civilCaseNumber: 'Title Suit 4711' });
  const filter = { caseFilingId: one.caseFilingId, kind: 'civil-case' };
  const { records } = await alerts.proceedings({ filter });
  const until = { orderedOn: dayFromToday(-100), until: 'DAY', untilDay: dayFromToday(3) };
  await post('stays', { proceedingId: records[0]!.id, ...until });
  await alerts.write();
  const byOrder = `Stay by order ends in 3 days (${shown(3)}): file ${one.file}, Tk 1,00,000.00`;
  expect([await alerts.clerk.told(), await alerts.boss.told()]).toEqual([[byOrder], [byOrder]]);
});

it('a condition that is not met and a guarantee to release have one alert each, which goes with its reason', async () => {
  const { caseFilingId, proceedingId, file } = await owing();
  const conditional = { orderedOn: dayFromToday(-100), until: 'DISPOSAL', condition: 'Within a month' };
  const { id } = await post('stays', { proceedingId, ...conditional });
  const dueIn = (days: number) =>
    alerts.db
      .updateTable('stay')
      .set({ conditionDueOn: dayFromToday(days) })
      .where('id', '=', id)
      .execute();
  await dueIn(0);
  await alerts.write();
  expect(await toldOf(file)).toEqual([]);
  await dueIn(-1);
  await alerts.write();
  await alerts.write(inDays(1));
  expect(await toldOf(file)).toEqual([
    `Condition of a stay not met by ${shown(-1)}, recovery may go on: file ${file}, T-1, Tk 1,00,000.00`,
  ]);
  const { id: guaranteeId } = await secure(caseFilingId);
  await enter(caseFilingId, { kind: 'PAYMENT', amount: 100_000, date: dayFromToday(0) });
  await alerts.write();
  expect(await toldOf(file)).toEqual([
    `Nothing is owed any more. Release the guarantee: file ${file}, BG-7, Tk 20,000.00`,
  ]);
  expect(await toldOf(file, 'bn')).toEqual([
    `আর কিছু পাওনা নেই। জামানত অবমুক্ত করুন: নথি ${file}, BG-7, ২০,০০০.০০ টাকা`,
  ]);
  await post(`guarantees/${guaranteeId}/steps`, { kind: 'RELEASED', date: dayFromToday(0) });
  await alerts.write();
  expect(await toldOf(file)).toEqual([]);
});

it('more than five stays that end on one day are one alert, and none if alerts about money are off', async () => {
  await alerts.clerk.choose({ MONEY: false });
  for (let n = 0; n < 6; n++) {
    const { proceedingId } = await owing();
    const until = { orderedOn: dayFromToday(-100), until: 'DAY', untilDay: dayFromToday(2) };
    await post('stays', { proceedingId, ...until });
  }
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([]);
  expect(await alerts.boss.told()).toEqual([`6 stays end in 2 days (${shown(2)})`]);
});
