import { languages, type Language } from './i18n/catalogue';

/** What the server that serves the UI says about itself. */
export interface Config {
  clientId: string;
  clientSecret: string;
  organisation: string;
  /** Its name in Bengali, where there is one. */
  organisationBn?: string | undefined;
  /** The languages to offer; English always is. */
  languages: Language[];
  /** How sign-in codes reach people; unknown of another make of server. */
  codesBy?: readonly string[] | undefined;
}

let asked: Promise<Config> | undefined;
let loaded: Config | undefined;

/** `/config.json`, fetched once; a failure is forgotten, so that the next call tries again. */
export function loadConfig(): Promise<Config> {
  asked ??= fetchConfig().catch((failure) => {
    asked = undefined;
    throw failure;
  });
  return asked;
}

/** What is known of it at once. */
export const loadedConfig = (): Config | undefined => loaded;

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
  };
  return loaded;
}
