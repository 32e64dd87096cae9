import { describe, expect, it } from 'vitest';
import { messages } from '../../../domain/messages';
import { secretStep } from '../../../src/i18n/en/secretStep';
import { signIn } from '../../../src/i18n/en/signIn';
import { sourceFiles } from '../../support/sourceFiles';
import { english as catalogue } from './allWords';
import { flat } from './flat';
import { isAmong, lookUp, propertiesOf, textsOf } from './keysInUse';

/** Keys that react-admin itself reads: its own, and a resource's name and labels. */
const ASKED_FOR_BY_REACT_ADMIN = /^ra\.|^resources\.[\w-]+\.(name$|fields\.)/;

/** Keys whose last part is interpolated directly after the catalogue's name. */
const FILLED_IN =
  /^lists\.(other-cases|details|edit|delete|change-status|yes|no)$|^forms\.(yes|no)$|^home\.(from|to)$|^(roles|fileFaults)\./;

const outsideTheCatalogues = sourceFiles('src').filter(({ path }) => !path.startsWith('src/i18n/'));
const textsOfPages = outsideTheCatalogues.flatMap(textsOf);
const textsOfDomain = sourceFiles('domain')
  .filter(({ path }) => path !== 'domain/messages.ts')
  .flatMap(textsOf);

const keys = [...flat(catalogue).keys()];

describe('every key in the code', () => {
  it('every key in the code is in the catalogues, or is the beginning of a key that is', () => {
    const known = new Set(keys.flatMap(withWhatItBeginsWith));
    const names = Object.keys(catalogue).join('|');
    // only keys that begin with a catalogue's name, because keys of browser storage look the same
    const isKey = new RegExp(`^(${names})\\\\\\.[^/]*[^.]$`);
    const missing = textsOfPages.filter((text) => isKey.test(text) && !isAmong(known, text));
    expect(missing).toEqual([]);
  });
});

const withWhatItBeginsWith = (key: string) =>
  key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

describe('no text is unused', () => {
  it('no text in the catalogues is unused', () => {
    const isAsked = lookUp([...textsOfPages, ...textsOfDomain]);
    const unused = keys.filter(
      (key) =>
        !key.startsWith('messages.') &&
        !ASKED_FOR_BY_REACT_ADMIN.test(key) &&
        !FILLED_IN.test(key) &&
        !isAsked(key),
    );
    expect(unused).toEqual([]);
  });

  it('no message of a check or the server is unused', () => {
    const isSaid = lookUp([...textsOfPages, ...textsOfDomain, ...sourceFiles('server').flatMap(textsOf)]);
    expect(Object.keys(messages).filter((code) => !isSaid(code))).toEqual([]);
  });

  it('no text of the sign-in page is unused', () => {
    const asked = new Set(outsideTheCatalogues.flatMap(propertiesOf));
    const unused = [...flat({ ...signIn, ...secretStep }).keys()].filter(
      (key) => !asked.has(key.split('.')[0]!),
    );
    expect(unused).toEqual([]);
  });
});
