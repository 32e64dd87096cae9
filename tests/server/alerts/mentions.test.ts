import { afterAll, beforeAll, expect, it } from 'vitest';
import { notePartsOf } from '../../../domain/mentions';
import { addUser } from '../../support/signInAs';
import { startHearings, type Hearings } from '../hearings/calls';

let hearings: Hearings;
let caseFilingId: number;

const NAMES = [
  'karim',
  'salma',
  'salma-কে', // mixes two scripts, which new user names may not do
  'nila.',
  'nila',
  'rafiq১',
  'dola@ctg',
  'ab.c-d',
  'করিম',
  'করিম-উল-হক',
  'হায়দার',
  'রহিমা২',
];

beforeAll(async () => {
  hearings = await startHearings();
  for (const userName of NAMES) await addUser(hearings.parts.test.db, { userName, roles: ['ROLE_CUSTOMS'] });
  caseFilingId = await hearings.addFiling();
});
afterAll(() => hearings.close());

// texts with the parts that the page marks, and the users whom these parts name
it.each<[text: string, names: Record<string, string>]>([
  ['@KARIM, (@rafiq1), @dola@ctg.', { '@KARIM': 'karim', '@rafiq1': 'rafiq১', '@dola@ctg': 'dola@ctg' }],
  ['“@karim”… @karim—now', { '@karim': 'karim' }],
  ['@karim\u00a0and @nila..', { '@karim': 'karim', '@nila': 'nila' }],
  ['@nila.', { '@nila.': 'nila.' }],
  ['mail a@karim, কা@karim or ১@karim, @karim@x, @nobody', {}],
  ['@karimকে বলুন, @karimকে', { '@karim': 'karim' }],
  ['@karim-কে-ই, @ab.c-dকে.', { '@karim': 'karim', '@ab.c-d': 'ab.c-d' }],
  ['@salma-কে', { '@salma-কে': 'salma-কে' }],
  ['@salma-এর', { '@salma': 'salma' }],
  ['@rafiq১কে', { '@rafiq১': 'rafiq১' }],
  ['@রহিমা2-কে, @রহিমা২র', { '@রহিমা2': 'রহিমা২', '@রহিমা২': 'রহিমা২' }],
  ['@করিমের, @হায়দারের', { '@করিম': 'করিম', '@হায়দার': 'হায়দার' }],
  ['@করিম-উল-হক-কে।', { '@করিম-উল-হক': 'করিম-উল-হক' }],
  ['@করিম-উল-আলম, @করিমগঞ্জ', {}],
])('the server finds in a note the users whom the page marks: “%s”', async (text, names) => {
  const answer = await hearings.call('POST', '/api/casebook/notes', { caseFilingId, text });
  const { mentions } = answer.json<{ mentions: { userName: string }[] }>();
  expect(mentions.map(({ userName }) => userName).toSorted()).toEqual(
    [...new Set(Object.values(names))].toSorted(),
  );
  // the page knows only the users whom the server found, and must mark the same parts as if it knew all
  for (const people of [mentions, NAMES.map((userName) => ({ userName }))]) {
    const parts = notePartsOf(text, people);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    const marked = parts.flatMap((part) => (part.person ? [[part.text, part.person.userName]] : []));
    expect(Object.fromEntries(marked)).toEqual(names);
  }
});
