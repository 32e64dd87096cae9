import { languages, type Language } from './i18n/catalogue';

/** The server's configuration for the UI (`/config.json`). */
export interface Config {
  clientId: string;
  clientSecret: string;
  organisation: string;
  organisationBn?: string | undefined;
  /** The languages to offer; English is always among them. */
  languages: Language[];
  /** How sign-in codes reach people; absent on foreign servers. */
  codesBy?: readonly string[] | undefined;
  /** Whether this is the register to practise on, or on which port of this machine that one is. */
  isPractice?: boolean | undefined;
  practicePort?: number | undefined;
  /** What the office calls its OpenID Connect provider; absent without one. */
  oidc?: string | undefined;
}

let request: Promise<Config> | undefined;
let loaded: Config | undefined;

/** Fetches `/config.json` once. A failure is not cached: the next call tries again. */
export function loadConfig(): Promise<Config> {
  request ??= fetchConfig().catch((failure) => {
    request = undefined;
    throw failure;
  });
  return request;
}

export const loadedConfig = (): Config | undefined => loaded;

/** Fetches the configuration again and caches the new one for `loadConfig` and `loadedConfig`. */
export async function fetchConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config = await response.json();
  const offered: unknown[] = Array.isArray(config.languages) ? ['en', ...config.languages] : ['en', 'bn'];
  loaded = {
    clientId: String(config.clientId ?? ''),
    clientSecret: String(config.clientSecret ?? ''),
    organisation: String(config.organisation ?? ''),
    organisationBn: config.organisationBn,
    languages: languages.map(({ locale }) => locale).filter((locale) => offered.includes(locale)),
    codesBy: Array.isArray(config.codesBy) ? config.codesBy : undefined,
    isPractice: config.isPractice === true,
    practicePort: typeof config.practicePort === 'number' ? config.practicePort : undefined,
    oidc: typeof config.oidc === 'string' ? config.oidc : undefined,
  };
  request = Promise.resolve(loaded);
  return loaded;
}
