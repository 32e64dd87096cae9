import { describe, expect, it } from 'vitest';
import { FAULT_ID, FAULT_LIMITS, faultId, redacted, type Fault } from '../../domain/faults';

const told = (given: Partial<Fault>) =>
  redacted({ id: '0000-0000', kind: 'error', message: '', stack: '', page: '', version: '', ...given });

describe('the id of a fault', () => {
  it('the id of a fault has eight letters and digits that can be read aloud', () => {
    expect(faultId(new Uint8Array([0, 1, 9, 10, 31, 32, 255, 100]))).toBe('019A-Z0Z4');
    expect('019A-Z0Z4').toMatch(FAULT_ID);
    for (const other of ['019A-Z0ZI', '019AZ0Z4', '019a-z0z4', '019A-Z0Z4\n']) {
      expect(other).not.toMatch(FAULT_ID);
    }
  });
});

describe('a reported fault', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'length')", undefined],
    ['Unexpected token \'S\', "S-12/AP" is not valid JSON', 'Unexpected token \'S\', "…" is not valid JSON'],
    ["No option for 'Padma Traders'", "No option for '…'"],
    ['Failed: Bearer eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl', 'Failed: Bearer …'],
    ['bad eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl', 'bad …'],
    ['GET /api/case/page?nothiNumber=S-12&page=0 failed', 'GET /api/case/page?… failed'],
    ['img data:image/png;base64,iVBORw0KGgo= broke', 'img data:… broke'],
    ['Expected "quoted text that nothing closes', 'Expected "…"'],
    ["can't find 'Padma Traders'", "can't find '…'"],
    ["No option for 'Padma's Traders'", "No option for '…'"],
    ['two\nlines\u001b[31m\u0000 and \u202eturned', 'two lines [31m and turned'],
  ])(
    'the message of a reported fault has no values, tokens, queries or control characters: %j',
    (message, left = message) => {
      expect(told({ message }).message).toBe(left);
    },
  );

  it('a reported fault keeps the lines of the stack', () => {
    const stack = 'TypeError: x\n    at f (http://a/assets/List-abc.js:1:123456)\r\n    at g?token=1';
    expect(told({ stack }).stack).toBe(
      'TypeError: x\n    at f (http://a/assets/List-abc.js:1:123456) \n    at g?…',
    );
  });

  it('a reported fault names the screen and the id, not the file number', () => {
    expect(told({ page: '/case-fillings-list/12/edit?filter={}#top' }).page).toBe(
      '/case-fillings-list/12/edit',
    );
    expect(told({ page: '/add-tribunal-case/S-1%2FAP' }).page).toBe('/add-tribunal-case/…');
  });

  it('each text of a reported fault is cut to its maximum length', () => {
    const long = 'x'.repeat(10_000);
    const { message, stack, page, version } = told({ message: long, stack: long, page: long, version: long });
    expect([message, stack, page, version].map(({ length }) => length)).toEqual([
      FAULT_LIMITS.message,
      FAULT_LIMITS.stack,
      FAULT_LIMITS.page,
      FAULT_LIMITS.version,
    ]);
  });

  it.each([
    ['a bearer token', 'Bearer kL9vQ2xW7pZ4tR8yU3sD'],
    ['a signed token', 'kL9vQ2xW7pZ4.tR8yU3sDkL9v.Q2xW7pZ4tR8y'],
    ['a query', '/api/page?name=kL9vQ2xW7pZ4tR8y&code=U3sDkL9vQ2xW'],
    ['a picture', 'data:image/png;base64,kL9vQ2xW7pZ4tR8y+U3sDkL9v'],
    ['a text in quotes', '"kL9vQ2xW 7pZ4tR8y U3sDkL9v"'],
    ['a text in typed quotes', "'kL9vQ2xW 7pZ4tR8y U3sDkL9v'"],
  ])('a reported fault omits %s that the maximum length cuts in two, at any position', (_what, secret) => {
    const pieces = secret.match(/kL9v|Q2xW|7pZ4|tR8y|U3sD/g)!;
    for (const part of ['message', 'stack'] as const) {
      // The message is cut within the secret. The long quoted text before it is removed, so its first part would fit.
      const start = FAULT_LIMITS[part] + 4096 - secret.length - 10;
      for (let length = start; length < start + secret.length + 20; length += 1) {
        const text = `"${'x'.repeat(length - 3)}" ${secret} ${'and so on '.repeat(20)}`;
        const shown = told({ [part]: text })[part];
        expect(pieces.filter((piece) => shown.includes(piece))).toEqual([]);
      }
    }
  });
});
