import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/platform/config';
import { EmbeddedPostgresError } from '@casebook/embedded-postgres';
import { defaultDataDir, withAdvice } from '../../server/platform/directories';

describe('the settings', () => {
  it('the settings default to a server that only its own machine can reach', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      seed: 'demo',
      oauthClient: { id: 'casebook', secret: 'casebook' },
      trustProxy: false,
      backupKeep: { daily: 7, weekly: 4, monthly: 12 },
      scanDir: undefined,
      organisation: 'Custom House, Chattogram',
      organisationBn: 'কাস্টম হাউস, চট্টগ্রাম',
    });
  });

  it('the office has no default Bengali name if ORGANISATION names another office', () => {
    expect(readConfig({ ORGANISATION: 'Custom House, Mongla' })).toMatchObject({
      organisation: 'Custom House, Mongla',
      organisationBn: undefined,
    });
  });

  it('no sample data are seeded in production unless requested', () => {
    expect(readConfig({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(readConfig({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
  });

  it('an empty environment variable is treated as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('NEW_REGISTER creates a register only with the exact value yes', () => {
    expect(readConfig({ NEW_REGISTER: 'yes' }).newRegister).toBe(true);
    for (const value of ['', 'no']) expect(readConfig({ NEW_REGISTER: value }).newRegister).toBe(false);
    for (const value of ['1', 'true', 'YES']) {
      expect(() => readConfig({ NEW_REGISTER: value })).toThrow('NEW_REGISTER');
    }
  });

  it('the error of invalid settings names every one of them', () => {
    expect(() => readConfig({ PORT: 'eighty', SEED: 'some' })).toThrow(/PORT[^]*SEED/);
    for (const port of ['eighty', '80.5', '-1', '65536'])
      expect(() => readConfig({ PORT: port })).toThrow('PORT: must be a number from 0 to 65535');
    expect(() => readConfig({ TLS_CERT: '/cert.pem' })).toThrow('Set both TLS_CERT and TLS_KEY, or neither.');
  });

  it('a CLAMD that is neither a socket nor a host with a port is refused', () => {
    for (const clamd of ['clamd', '127.0.0.1', 'host:0', 'http://host:1/path'])
      expect(() => readConfig({ CLAMD: clamd })).toThrow('CLAMD');
    for (const clamd of ['/run/clamav/clamd.ctl', 'unix:/run/clamd', 'tcp://scanner:3310', '127.0.0.1:3310'])
      expect(readConfig({ CLAMD: clamd }).clamd).toBe(clamd);
  });

  it('a register to practise on has a port, and never a database that others use', () => {
    expect(readConfig({})).toMatchObject({ practicePort: undefined, isPractice: false });
    expect(readConfig({ PRACTICE_PORT: '8081' }).practicePort).toBe(8081);
    for (const port of ['0', 'yes', '70000'])
      expect(() => readConfig({ PRACTICE_PORT: port })).toThrow('PRACTICE_PORT');
    expect(readConfig({ PRACTICE: 'yes' }).isPractice).toBe(true);
    expect(() => readConfig({ PRACTICE: 'yes', DATABASE_URL: 'postgres://x@y/z' })).toThrow(
      'leave DATABASE_URL out',
    );
  });

  it('an API_ORIGIN that is not an http origin is refused', () => {
    for (const origin of ['http://cases.example/casebook', 'ftp://cases.example', 'cases.example']) {
      expect(() => readConfig({ API_ORIGIN: origin })).toThrow('API_ORIGIN');
    }
    for (const origin of ['http://cases.example/', 'https://cases.example:8443']) {
      expect(readConfig({ API_ORIGIN: origin }).apiOrigin).toBe(origin);
    }
  });

  it.each(['OTP_WEBHOOK_URL', 'ALERT_WEBHOOK_URL'])('a %s that is not an http URL is refused', (setting) => {
    for (const address of ['ftp://sms.example', 'file:///etc/passwd', 'sms.example:8080'])
      expect(() => readConfig({ [setting]: address })).toThrow(
        `${setting}: must be an http or https address`,
      );
    expect(() => readConfig({ [setting]: 'https://wing:secret@sms.example:8080/send?x=1' })).not.toThrow();
  });

  it('a PUBLIC_URL that is not an http origin is refused, and a final slash is removed', () => {
    for (const url of ['https://casebook.example/ui', 'mailto:a@casebook.example', 'casebook.example']) {
      expect(() => readConfig({ PUBLIC_URL: url })).toThrow(
        'PUBLIC_URL: must be like https://casebook.example.gov.bd',
      );
    }
    expect(readConfig({ PUBLIC_URL: 'https://Casebook.example:8443/' }).publicUrl).toBe(
      'https://casebook.example:8443',
    );
    expect(readConfig({}).publicUrl).toBeUndefined();
  });

  it('exactly the proxies of TRUST_PROXY are trusted', () => {
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: '10.0.0.1' }).trustProxy).toBe('10.0.0.1');
    const oneHop = readConfig({ TRUST_PROXY: '1' }).trustProxy;
    expect(typeof oneHop === 'function' && [oneHop('a', 0), oneHop('b', 1)]).toEqual([true, false]);
  });
});

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
