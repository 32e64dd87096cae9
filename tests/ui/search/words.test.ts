import { expect, it } from 'vitest';
import { HEARINGS, searchedKinds } from '../../../domain/searchEntries';
import { languages } from '../../../src/i18n/catalogue';
import { labelOf } from '../../../src/search/HitText';
import { loadI18nProvider, searchWords, withWords } from '../../../src/i18n';

await withWords(Promise.resolve(), ...searchWords);

it.each(languages)(
  'the search has the names of all it finds and of their fields, in $name',
  async ({ locale }) => {
    const { translate } = await loadI18nProvider(locale);
    const nameless = [...searchedKinds.map(({ name }) => name), HEARINGS].filter(
      (name) => translate(`resources.${name}.name`, { _: '' }) === '',
    );
    const fieldless = searchedKinds.flatMap(({ name, fields }) =>
      Object.keys(fields)
        .filter((field) => labelOf(name, field, translate) === field)
        .map((field) => `${name}.${field}`),
    );
    expect({ nameless, fieldless }).toEqual({ nameless: [], fieldless: [] });
  },
);
