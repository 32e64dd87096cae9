import { access, constants, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import nodemailer from 'nodemailer';
import { existingPart } from '../../features/backup/place';
import type { Config } from '../../platform/config';
import { isLow, spaceAt } from '../../features/backup/diskSpace';
import { withoutCredentials } from '../../platform/mail/post';
import { bad, good, reason, warning, type Finding } from './finding';

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
  const answer = await ask(`${tls ? 'https' : 'http'}://${here}:${port}/healthz`).then(
    (response) => response.json() as Promise<{ status?: string }>,
    () => null,
  );
  if (answer?.status === 'ok') return good(what, `Casebook answers on ${port}.`);
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

/** Tries to reach the program that urgent alerts are posted to, if one is set. */
export async function alertFindings({ alertWebhookUrl }: Config): Promise<Finding[]> {
  if (!alertWebhookUrl) return [];
  return [await reached('Alerts', 'the program of ALERT_WEBHOOK_URL', alertWebhookUrl)];
}

/** Checks that Casebook answers at PUBLIC_URL, where the links in e-mails lead, if it is set. */
export async function publicFindings({ publicUrl }: Config): Promise<Finding[]> {
  if (!publicUrl) return [];
  const what = 'Address';
  const answer = await ask(`${publicUrl}/healthz`).then(
    (response) => response.json() as Promise<{ status?: string }>,
    () => null,
  );
  return [
    answer?.status === 'ok'
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
    return bad(what, `${who} does not answer: ${reason(error)}. Check the address and the network.`);
  }
}
