import { createPrivateKey, X509Certificate } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../platform/config';
import { exposure } from '../../features/accounts/sampleAccounts';
import { access, constants, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import nodemailer from 'nodemailer';
import { existingPart } from '../../features/backup/folder';
import { isLow, spaceAt } from '../../features/backup/status';
import { pingScanner, placeOfScanner } from '../../platform/scanning';
import { withoutCredentials } from '../../platform/mail';

const DAY = 24 * 60 * 60 * 1000;

/** Warn this many days before a certificate expires. */
const WARN_DAYS_BEFORE = 30;

/** Findings about settings that are valid one by one, but wrong or dangerous in combination. */
export function settingFindings(config: Config): Finding[] {
  const isExposed = exposure(config) !== null;
  const hasProxy = config.trustProxy !== false;
  const wrong: [applies: unknown, advice: string][] = [
    [config.newRegister, 'NEW_REGISTER=yes is for one start. Remove it, or lost data go unnoticed.'],
    [
      config.demoOnNetwork,
      'DEMO_ON_NETWORK=yes lets anybody in by published passwords. Remove it for real use.',
    ],
    [
      isExposed && !hasProxy && !config.tls,
      `HOST=${config.host} without TLS: passwords cross the network as they are typed. Set TLS_CERT and TLS_KEY, or put a proxy with TLS in front and set TRUST_PROXY=1.`,
    ],
    [
      config.trustProxy === true,
      'TRUST_PROXY=true believes any address that a browser claims. Set the number of proxies, such as 1.',
    ],
    [
      isExposed && config.oauthClient.secret === 'casebook',
      'OAUTH_CLIENT_SECRET is the published one. Set one of your own.',
    ],
    [
      config.smtpUrl && config.mailFrom.includes('@localhost'),
      'MAIL_FROM is not set: mail servers refuse mail from @localhost.',
    ],
    [
      config.smtpUrl && !config.publicUrl,
      'PUBLIC_URL is not set: e-mails about hearings and limits have no links.',
    ],
  ];
  return wrong.filter(([applies]) => applies).map(([, advice]) => warning('Settings', advice));
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

const OLDEST_NODE = [20, 20] as const;

/** Whether Casebook runs on a version of Node.js, such as `20.20.2`. */
export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  if (major < oldest || (major === oldest && minor < oldestMinor)) {
    return bad('Node.js', `${version} is too old. Install 22 or 24.`);
  }
  if (major < 22) return warning('Node.js', `${version} runs, but gets no more fixes. Install 22 or 24.`);
  return good('Node.js', version);
}

/** Whether a folder, or the place where it will be created, is writable and has space. */
export async function folderFinding(what: string, folder: string): Promise<Finding> {
  const there = existingPart(folder);
  try {
    if (!(await stat(there)).isDirectory()) return bad(what, `${there} is a file. Choose another folder.`);
    await access(there, constants.W_OK);
    const space = await spaceAt(there);
    const free = `${Math.round(space.free / 1e8) / 10} GB free`;
    return isLow(space)
      ? bad(what, `${folder}: only ${free}. Make room, or choose another disk.`)
      : good(what, `${folder}: ${free}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return bad(
      what,
      `${folder}: this account cannot write there (${code}). Give it the right, or choose another.`,
    );
  }
}

/** Whether the port is free, or this Casebook listens there. */
export async function portFinding({ port, host, tls }: Config): Promise<Finding> {
  const what = 'Port';
  const here = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  if (await isCasebook(`${tls ? 'https' : 'http'}://${here}:${port}`))
    return good(what, `Casebook answers on ${port}.`);
  const code = await new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', ({ code: failure }: NodeJS.ErrnoException) => resolve(failure));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (!code) return good(what, `${port} is free; Casebook does not run.`);
  if (code === 'EADDRINUSE' && tls) return good(what, `Something listens on ${port}, with TLS.`);
  if (code === 'EADDRINUSE') return bad(what, `Another program uses ${port}. Stop it, or set PORT.`);
  return bad(what, `${port} of ${host} cannot be used (${code}). Set PORT or HOST.`);
}

const PATIENCE = 5000;

/** Does not use `AbortSignal.timeout`, because its timer would not keep the program running until the answer. */
async function ask(address: string, method = 'GET'): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    return await fetch(withoutCredentials(address), { method, signal: patience.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether Casebook answers at an origin. */
async function isCasebook(origin: string): Promise<boolean> {
  const answer = await ask(`${origin}/healthz`).catch(() => null);
  const { status } = ((await answer?.json().catch(() => null)) ?? {}) as { status?: string };
  return status === 'ok';
}

/** Tries to sign in to the mail server; sends nothing. */
export async function mailFinding({ smtpUrl }: Config): Promise<Finding> {
  const what = 'Mail';
  if (!smtpUrl) return warning(what, 'SMTP_URL is not set: codes are not sent by mail.');
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
  });
  try {
    await transport.verify();
    return good(what, 'the server of SMTP_URL lets Casebook in.');
  } catch (error) {
    return bad(
      what,
      `the server of SMTP_URL does not: ${reason(error)}. Check address, account and password.`,
    );
  } finally {
    transport.close();
  }
}

/** Tries to reach the SMS gateway. */
export async function smsFinding({ otpWebhookUrl }: Config): Promise<Finding> {
  const what = 'SMS';
  if (!otpWebhookUrl) return warning(what, 'OTP_WEBHOOK_URL is not set: codes are not sent by SMS.');
  return reached(what, 'the gateway of OTP_WEBHOOK_URL', otpWebhookUrl);
}

/** Asks the virus scanner of papers whether it is there, if one is set. */
export async function scannerFindings({ clamd }: Config): Promise<Finding[]> {
  if (clamd === undefined) return [];
  const what = 'Virus scanner';
  try {
    await pingScanner(placeOfScanner(clamd)!);
    return [good(what, 'the scanner of CLAMD answers.')];
  } catch (error) {
    return [
      bad(what, `the scanner of CLAMD does not answer: ${reason(error)}. No paper is taken meanwhile.`),
    ];
  }
}

/** Tries to reach the program that urgent alerts are posted to, if one is set. */
export async function alertFindings({ alertWebhookUrl }: Config): Promise<Finding[]> {
  if (!alertWebhookUrl) return [];
  return [await reached('Alerts', 'the program of ALERT_WEBHOOK_URL', alertWebhookUrl)];
}

/** Whether an OpenID Connect provider answers at OIDC_ISSUER and calls itself so, if one is set. */
export async function oidcFindings({ oidc }: Config): Promise<Finding[]> {
  if (!oidc) return [];
  const what = 'OpenID Connect';
  const slash = oidc.issuer.endsWith('/') ? '' : '/';
  const address = `${oidc.issuer}${slash}.well-known/openid-configuration`;
  try {
    const answer = await ask(address);
    const { issuer } = ((await answer.json().catch(() => null)) ?? {}) as { issuer?: string };
    if (!issuer || !URL.canParse(issuer))
      return [
        bad(
          what,
          `no provider is at OIDC_ISSUER: ${address} answers ${answer.status} without its settings. Correct the address.`,
        ),
      ];
    if (new URL(issuer).href !== new URL(oidc.issuer).href)
      return [
        bad(what, `the provider of OIDC_ISSUER calls itself ${issuer}. Set OIDC_ISSUER to exactly that.`),
      ];
    return [good(what, 'the provider of OIDC_ISSUER answers.')];
  } catch (error) {
    return [unreached(what, 'the provider of OIDC_ISSUER', error)];
  }
}

/** Checks that Casebook answers at PUBLIC_URL, where the links in e-mails lead, if it is set. */
export async function publicFindings({ publicUrl }: Config): Promise<Finding[]> {
  if (!publicUrl) return [];
  const what = 'Address';
  return [
    (await isCasebook(publicUrl))
      ? good(what, `Casebook answers at ${publicUrl}.`)
      : warning(
          what,
          `Casebook does not answer this machine at ${publicUrl}. Links in e-mails lead there: check PUBLIC_URL.`,
        ),
  ];
}

/** Tries to reach the server of the API, where Casebook serves the UI alone. */
export const originFinding = (apiOrigin: string): Promise<Finding> =>
  reached('API', 'the server of API_ORIGIN', apiOrigin);

/**
 * Whether a URL answers. Any status counts, because a request that is sure to succeed would be a real
 * message, which costs money.
 */
async function reached(what: string, who: string, address: string): Promise<Finding> {
  try {
    const { body } = await ask(address, 'OPTIONS');
    await body?.cancel();
    return good(what, `${who} answers.`);
  } catch (error) {
    return unreached(what, who, error);
  }
}

const unreached = (what: string, who: string, error: unknown): Finding =>
  bad(what, `${who} does not answer: ${reason(error)}. Check the address and the network.`);

/** A finding: its subject, whether it is in order, and advice if not. */
export interface Finding {
  what: string;
  outcome: 'good' | 'warning' | 'bad';
  text: string;
}

export const good = (what: string, text: string): Finding => ({ what, outcome: 'good', text });
export const warning = (what: string, text: string): Finding => ({ what, outcome: 'warning', text });
export const bad = (what: string, text: string): Finding => ({ what, outcome: 'bad', text });

/** The error's code or name. Its message is left out, since a URL in it may contain a password. */
function reason(error: unknown): string {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
}
