import { createPrivateKey, X509Certificate } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../platform/config';
import { exposure } from '../../features/accounts/signIn/sampleAccountsGuard';
import { bad, good, warning, type Finding } from './finding';

const DAY = 24 * 60 * 60 * 1000;

/** Warn this many days before a certificate expires. */
const WARN_DAYS_BEFORE = 30;

const SETTINGS = 'Settings';

/** Findings about settings that are valid one by one, but wrong or dangerous in combination. */
export function settingFindings(config: Config): Finding[] {
  const isExposed = exposure(config) !== null;
  const hasProxy = config.trustProxy !== false;
  return [
    ...(config.newRegister
      ? [warning(SETTINGS, 'NEW_REGISTER=yes is for one start. Remove it, or lost data go unnoticed.')]
      : []),
    ...(config.demoOnNetwork
      ? [
          warning(
            SETTINGS,
            'DEMO_ON_NETWORK=yes lets anybody in by published passwords. Remove it for real use.',
          ),
        ]
      : []),
    ...(isExposed && !hasProxy && !config.tls
      ? [
          warning(
            SETTINGS,
            `HOST=${config.host} without TLS: passwords cross the network as they are typed. Set TLS_CERT and TLS_KEY, or put a proxy with TLS in front and set TRUST_PROXY=1.`,
          ),
        ]
      : []),
    ...(config.trustProxy === true
      ? [
          warning(
            SETTINGS,
            'TRUST_PROXY=true believes any address that a browser claims. Set the number of proxies, such as 1.',
          ),
        ]
      : []),
    ...(isExposed && config.oauthClient.secret === 'casebook'
      ? [warning(SETTINGS, 'OAUTH_CLIENT_SECRET is the published one. Set one of your own.')]
      : []),
    ...(config.smtpUrl && config.mailFrom.includes('@localhost')
      ? [warning(SETTINGS, 'MAIL_FROM is not set: mail servers refuse mail from @localhost.')]
      : []),
    ...(config.smtpUrl && !config.publicUrl
      ? [warning(SETTINGS, 'PUBLIC_URL is not set: e-mails about hearings and limits have no links.')]
      : []),
  ];
}

/** Whether the certificate fits its key and does not expire soon. */
export function certificateFinding({ tls }: Pick<Config, 'tls'>, now = new Date()): Finding[] {
  if (!tls) return [];
  const what = 'Certificate';
  try {
    const certificate = new X509Certificate(tls.cert);
    if (!certificate.checkPrivateKey(createPrivateKey(tls.key))) {
      return [bad(what, 'the key in TLS_KEY is not that of TLS_CERT. Name two files that belong together.')];
    }
    const ends = new Date(certificate.validTo);
    const until = `until ${ends.toISOString().slice(0, 10)}`;
    const days = (ends.getTime() - now.getTime()) / DAY;
    if (days < 0)
      return [bad(what, `it was valid ${until}. Browsers refuse it: renew it, and start Casebook again.`)];
    if (days < WARN_DAYS_BEFORE)
      return [warning(what, `valid only ${until}. Renew it, and start Casebook again.`)];
    return [good(what, `valid ${until}`)];
  } catch {
    return [bad(what, 'TLS_CERT or TLS_KEY is no certificate or key in PEM. Look at both files.')];
  }
}

/** Folders inside the data directory, which would be lost together with the data. */
export function nestingFindings(dataDir: string, folders: Record<string, string>): Finding[] {
  return Object.entries(folders)
    .filter(([, folder]) => isWithin(dataDir, folder))
    .map(([setting, folder]) =>
      bad(
        setting,
        `${folder} lies within the data (${dataDir}) and is lost with them. Choose another folder.`,
      ),
    );
}

function isWithin(folder: string, inner: string): boolean {
  const from = path.relative(folder, inner);
  return !from.startsWith('..') && !path.isAbsolute(from);
}
