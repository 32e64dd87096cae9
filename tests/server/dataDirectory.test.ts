import { EmbeddedPostgresError } from '@casebook/embedded-postgres';
import { describe, expect, it } from 'vitest';
import { defaultDataDir, withAdvice } from '../../server/platform/directories';

const defaultDirectory = process.getuid?.() === 0 ? '/var/lib/casebook' : './data';

describe('the data directory', () => {
  it('the data directory defaults to one that the operating system account can write', () => {
    expect(defaultDataDir()).toBe(defaultDirectory);
  });

  it.each([
    [
      'data-in-use' as const,
      `Why. The setting DATA_DIR chooses the directory; without it, it is ${defaultDirectory}.`,
    ],
    [
      'platform-unsupported' as const,
      'Why. To use a PostgreSQL server of your own instead, put its address in the setting DATABASE_URL.',
    ],
    ['did-not-start' as const, 'Why.'],
  ])('the error %s at the start names the setting that helps, if there is one', (problem, message) => {
    expect(withAdvice(new EmbeddedPostgresError(problem, 'Why.'))).toMatchObject({ problem, message });
  });
});
