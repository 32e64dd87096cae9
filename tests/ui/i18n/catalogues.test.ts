import { describe, expect, it } from 'vitest';
import type { ChoiceField } from '../../../domain/fields';
import { resultFields } from '../../../domain/hearings';
import { keptRegisters } from '../../../domain/history';
import { messages } from '../../../domain/messages';
import { tokenFields } from '../../../domain/tokens';
import { webhookFields } from '../../../domain/webhooks';
import { loadI18nProvider } from '../../../src/i18n';
import { secretStep as bengaliSecret } from '../../../src/i18n/bn/secretStep';
import { signIn as bengaliSignIn } from '../../../src/i18n/bn/signIn';
import { secretStep as englishSecret } from '../../../src/i18n/en/secretStep';
import { signIn as englishSignIn } from '../../../src/i18n/en/signIn';
import { bengali, english } from './allWords';
import { flat } from './flat';

const all = {
  en: flat({ ...english, signIn: { ...englishSignIn, ...englishSecret } }),
  bn: flat({ ...bengali, signIn: { ...bengaliSignIn, ...bengaliSecret } }),
};

const placeholders = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].toSorted();

/** Latin words that Bengali texts may contain: keyboard keys, formats, a font's name, and parts of a URL. */
const LATIN_NAMES =
  /\{[\w.…|]+\}|\b(https|F2|Enter|Esc|Tab|Alt|Ctrl|Shift|n|t|JSON|xlsx?|ods|csv|tsv|docx|SutonnyMJ)\b/g;

const saysSomething = (text: string) => /\p{L}/u.test(text.replace(/%\{\w+\}/g, ''));

/** The keys of judgements and of the report's headings, which are Bengali in both languages. */
const BENGALI_CHOICE = /^lists\.(yes|no)$|^report\.headings\.|^resources\.[\w-]+\.choices\.\w*judge?ment\./i;

/** The choices of a table of fields; none for anything else. */
/** The choices among fields, those of rows within a record under a path such as `steps.kind`. */
const choicesIn = (fields: unknown): { field: string; values: readonly string[] }[] =>
  Object.entries(
    Object(fields) as Record<string, (Partial<ChoiceField> & { fields?: object }) | null>,
  ).flatMap(([field, facts]) => {
    if (!facts?.kind) return [];
    const within = choicesIn(facts.fields).map((each) => ({ ...each, field: `${field}.${each.field}` }));
    return facts.choices ? [{ field, values: facts.choices }] : within;
  });

describe('the catalogues', () => {
  it('the English and Bengali catalogues have the same keys', () => {
    // of react-admin's own texts, Bengali has those that are shown (tests/browser/reactAdminTexts.spec.ts)
    const needed = [...all.en.keys()].filter((key) => !key.startsWith('ra.') || all.bn.has(key));
    expect([...all.bn.keys()].toSorted()).toEqual(needed.toSorted());
  });

  it('the Bengali catalogue leaves no text in English', () => {
    const left = [...all.bn].filter(
      ([key, text]) => saysSomething(text) && text === all.en.get(key) && !BENGALI_CHOICE.test(key),
    );
    expect(left).toEqual([]);
  });

  it('Bengali texts have no Latin letters or digits except in names of keys and formats', () => {
    const latin = [...all.bn].filter(([, text]) =>
      /[A-Za-z0-9]/.test(text.replace(/%\{\w+\}/g, '').replace(LATIN_NAMES, '')),
    );
    expect(latin).toEqual([]);
  });

  it('Bengali texts have no plural forms, because the conversion of digits relies on that', () => {
    expect([...all.bn].filter(([, text]) => text.includes('||||'))).toEqual([]);
  });

  it('a Bengali text has the same parameters as the English text', () => {
    const differing = [...all.bn].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(all.en.get(key)).join(),
    );
    expect(differing).toEqual([]);
  });

  it('the catalogues have a text for every error message of the checks and the server', () => {
    const missing = Object.keys(messages).filter((code) => !all.bn.has(`messages.${code}`));
    expect(missing).toEqual([]);
  });

  it('the catalogues have a word for every value of every choice', () => {
    const forms = [
      ...keptRegisters,
      { name: 'hearings', fields: resultFields },
      { name: 'tokens', fields: { role: tokenFields.role } },
      { name: 'webhooks', fields: { events: webhookFields.events } },
    ];
    const choices = forms.flatMap(({ name, fields }) =>
      choicesIn(fields).map((each) => ({ ...each, of: `resources.${name}.choices` })),
    );
    const keys = choices.flatMap(({ of, field, values }) => values.map((value) => `${of}.${field}.${value}`));
    expect(keys.filter((key) => !all.en.has(key) || !all.bn.has(key))).toEqual([]);
    const known = new Set(choices.map(({ field, values }) => `${field.split('.').at(-1)}: ${values.join()}`));
    const elsewhere = Object.values(
      import.meta.glob<object>(['../../../domain/**/*.ts', '!**/listFilters.ts'], { eager: true }),
    )
      .flatMap((module) => Object.values(module).flatMap(choicesIn))
      .filter(({ field }) => field !== 'scopes') // named after the registers that they open
      .map(({ field, values }) => `${field}: ${values.join()}`);
    expect(elsewhere.filter((choice) => !known.has(choice))).toEqual([]);
  });

  it('the catalogues contain the contract’s texts word for word', () => {
    expect(english.layout.pageNotFound).toBe('Page not found.');
    expect(english.layout.backToHome).toBe('Back to Home');
    expect(english.layout.somethingBad.title).toBe('Something bad happened!');
    expect(english.errors.noResponse).toBe('Cannot connect to the server right now, please try again later.');
    expect(english.errors.notFound).toBe('404 Not Found, Unexpected error.');
    expect(englishSignIn.continue).toBe('Continue with Username');
    expect(englishSignIn.userNameRequired).toBe('Username is required field.');
    expect(englishSecret.secretRequired).toBe('This field is required');
    expect(englishSignIn.otpSent).toBe('OTP SENT SUCCESSFULLY..!');
    expect(englishSecret.notAuthorized).toBe('The User you are trying to login is not authorized');
    expect(english.roles).toMatchObject({
      ROLE_ADMIN: 'Admin',
      ROLE_CUSTOMS: 'Customs',
      ROLE_WIN_MANAGER: 'Wing Manager',
      ROLE_MIS: 'MIS',
      ROLE_SIND: 'Sind',
      other: 'User',
    });
  });
});

describe('Bengali texts', () => {
  it('Bengali texts show numbers in Bengali digits and leave typed text unchanged', async () => {
    const { translate } = await loadI18nProvider('bn');
    expect(translate('messages.tooLong', { max: 255 })).toBe('সর্বোচ্চ ২৫৫টি অক্ষর লেখা যাবে');
    expect(translate('messages.fileNumberConflict', { fileNumber: 'S-12' })).toMatch(/^S-12 /);
  });
});
