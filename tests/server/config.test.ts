import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';

describe('the settings', () => {
  it('have defaults that run on one PC, for that PC alone', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      seed: 'demo',
      oauthClient: { id: 'casebook', secret: 'casebook' },
      trustProxy: false,
      organisation: 'Custom House, Chattogram',
    });
  });

  it('bring no sample data into production unless it is asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(readConfig({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
  });

  it('take an empty one for unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('begin a new register only for a plain yes', () => {
    expect(readConfig({ NEW_REGISTER: 'yes' }).newRegister).toBe(true);
    for (const value of ['', 'no']) expect(readConfig({ NEW_REGISTER: value }).newRegister).toBe(false);
    for (const value of ['1', 'true', 'YES']) {
      expect(() => readConfig({ NEW_REGISTER: value })).toThrow('NEW_REGISTER');
    }
  });

  it('name each one that is wrong', () => {
    expect(() => readConfig({ PORT: 'eighty', SEED: 'some' })).toThrow(/PORT[^]*SEED/);
    expect(() => readConfig({ TLS_CERT: '/cert.pem' })).toThrow('Set both TLS_CERT and TLS_KEY, or neither.');
  });

  it('name another server’s address that is none', () => {
    for (const origin of ['http://cases.example/casebook', 'ftp://cases.example', 'cases.example']) {
      expect(() => readConfig({ API_ORIGIN: origin })).toThrow('API_ORIGIN');
    }
    for (const origin of ['http://cases.example/', 'https://cases.example:8443']) {
      expect(readConfig({ API_ORIGIN: origin }).apiOrigin).toBe(origin);
    }
  });

  it('trust a proxy only as far as told', () => {
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: '10.0.0.1' }).trustProxy).toBe('10.0.0.1');
    const oneHop = readConfig({ TRUST_PROXY: '1' }).trustProxy;
    expect(typeof oneHop === 'function' && [oneHop('a', 0), oneHop('b', 1)]).toEqual([true, false]);
  });
});
