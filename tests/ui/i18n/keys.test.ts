import { describe, expect, it } from 'vitest';
import { messages } from '../../../domain/messages';
import { signIn } from '../../../src/i18n/en/signIn';
import { sourceFiles } from '../../support/sourceFiles';
import { english as catalogue } from './allWords';
import { flat } from './flat';
import { propertiesOf, textsOf } from './keysInUse';

/** React-admin asks for its own words, and for those of a resource by what the resource is called. */
const ASKED_FOR_BY_REACT_ADMIN = /^ra\.|^resources\.[\w-]+\.(name$|fields\.)/;

/** Keys whose last part is filled in, right behind the name of their catalogue. */
const FILLED_IN =
  /^lists\.(other-cases|details|edit|delete|change-status|yes|no)$|^forms\.(yes|no)$|^home\.(from|to)$|^roles\./;

const outsideTheCatalogues = sourceFiles('src').filter(({ path }) => !path.startsWith('src/i18n/'));

const keys = [...flat(catalogue).keys()];

describe('every key that the code names', () => {
  it('stands in the catalogues, or begins one that does', () => {
    const known = new Set(keys.flatMap(withWhatItBeginsWith));
    const names = Object.keys(catalogue).join('|');
    const isKey = new RegExp(`^\\^(${names})\\\\\\.[^/]*[^.]\\$$`); // what is kept in the browser has names like keys
    const missing = outsideTheCatalogues
      .flatMap(textsOf)
      .filter((text) => isKey.test(text.source) && ![...known].some((key) => text.test(key)));
    expect(missing).toEqual([]);
  });
});

const withWhatItBeginsWith = (key: string) =>
  key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

describe('no words are kept that nothing says', () => {
  it('in the catalogues', () => {
    const asked = [...outsideTheCatalogues, ...sourceFiles('domain')].flatMap(textsOf);
    const unused = keys.filter(
      (key) =>
        !key.startsWith('messages.') &&
        !ASKED_FOR_BY_REACT_ADMIN.test(key) &&
        !FILLED_IN.test(key) &&
        !asked.some((text) => text.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('by checks and the server', () => {
    const said = [...sourceFiles('domain'), ...sourceFiles('server'), ...outsideTheCatalogues]
      .filter(({ path }) => path !== 'domain/messages.ts')
      .flatMap(textsOf);
    const unused = Object.keys(messages).filter((code) => !said.some((text) => text.test(code)));
    expect(unused).toEqual([]);
  });

  it('before somebody has signed in', () => {
    const asked = new Set(outsideTheCatalogues.flatMap(propertiesOf));
    const unused = [...flat(signIn).keys()].filter((key) => !asked.has(key.split('.')[0]!));
    expect(unused).toEqual([]);
  });
});
