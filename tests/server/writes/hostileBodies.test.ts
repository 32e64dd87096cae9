import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseFilingFields } from '../../../domain/caseFilings';
import type { Fields } from '../../../domain/fields';
import { caseTypes } from '../../../domain/followOnCases';
import { apiOf } from '../../../domain/followOnCases/caseType';
import { isRecord } from '../../../domain/isRecord';
import { HOSTILE_JSON } from '../../support/hostileRequests';
import { addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { methodOf, someWrites } from './allWrites';
import { somebody } from './requests';

const HOSTILE = [...HOSTILE_JSON, { id: 'a\0b' }, { id: 1e19 }, { 'a\0b': 1 }];

/** Yields copies of the value in which the whole or one of its parts is replaced by a hostile value. */
function* spoilt(value: unknown): Generator {
  yield* HOSTILE;
  if (!isRecord(value) && !Array.isArray(value)) return;
  for (const [name, part] of Object.entries(value)) {
    for (const each of spoilt(part)) {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[name] = each;
      yield copy;
    }
  }
}

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
});
afterAll(() => test.close());

it.each(someWrites)('no hostile value in the body of $route causes a 5xx', async (write) => {
  const me = await somebody(test);
  const { url, payload = {} } = await write.request(test, me);
  const headers = { ...me.bearer, 'content-type': 'application/json' };
  const strange = { ...(payload as object), 'a\0b': 'a\0b', strange: '\ud800' };
  for (const body of [strange, ...spoilt(payload)]) {
    const text = JSON.stringify(body);
    const answer = await test.app.inject({ method: methodOf(write), url, headers, payload: text });
    expect(answer.statusCode, `${text.slice(0, 300)}: ${answer.body}`).toBeLessThan(500);
  }
});

it.each([
  ['1900-01-01', 200],
  [`${new Date().getFullYear() + 9}-12-31`, 200],
  ['1433-08-14', 400],
  ['0001-01-01', 400],
  ['9999-12-31', 400],
])('a filing and a case of each type with all dates on %s are answered with %i', async (day, status) => {
  const { bearer } = await somebody(test);
  const add = async (url: string, fields: object, values: object) => {
    const payload = { ...Object.fromEntries(Object.keys(fields).map((name) => [name, day])), ...values };
    return test.app.inject({ method: 'POST', url, headers: bearer, payload });
  };
  const workPlace = { id: await addWorkPlace(test.db) };
  const dates = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => 'future' in field));
  const values = { nothiNumber: `Of ${day}`, workPlace };
  const dated = await add('/api/case/case-fillings', dates(caseFilingFields), values);
  expect(dated.statusCode, dated.body).toBe(status);
  const filing = status === 200 ? dated : await add('/api/case/case-fillings', {}, values);
  for (const { name, fields, ...type } of caseTypes) {
    const caseFilling = { id: filing.json<{ id: number }>().id };
    const added = await add(`${apiOf(type)}/${name}`, dates(fields), { caseFilling });
    expect(added.statusCode, `${name}: ${added.body}`).toBe(status);
  }
});
