import { setTimeout as pause } from 'node:timers/promises';
import type { Config, OfficeNames } from './config';
import type { Log } from './log';
import nodemailer from 'nodemailer';

interface DeliveryConfig
  extends Pick<Config, 'mailFrom'>, Partial<Pick<Config, 'smtpUrl' | 'otpWebhookUrl'>> {
  /** The office's names, with which mails are signed. */
  names: () => Promise<OfficeNames>;
}

const RETRY_AFTER = [1_000, 5_000, 15_000];

/** Delivers codes by mail, SMS gateway or both, as configured; without either, prints them on the console. */
export function createDelivery(config: DeliveryConfig, log: Log, retryAfter = RETRY_AFTER): Deliver {
  const channels = [
    ...(config.smtpUrl ? [smtpChannel({ ...config, smtpUrl: config.smtpUrl })] : []),
    ...(config.otpWebhookUrl ? [webhookChannel(config.otpWebhookUrl)] : []),
  ];
  if (channels.length === 0) {
    log.warn('Neither SMTP_URL nor OTP_WEBHOOK_URL is set: sign-in codes are printed on this console');
    return async ({ userName }, code) => {
      process.stdout.write(`Sign-in code for ${userName}: ${code}\n`);
    };
  }
  return async (recipient, code) => {
    const reaching = channels.filter((channel) => channel.reaches(recipient));
    if (reaching.length === 0) {
      log.warn({ user: recipient.userName }, 'a sign-in code has no address to go to');
    }
    await Promise.all(
      reaching.map((channel) => deliverWithRetries(channel, recipient, code, log, retryAfter)),
    );
  };
}

async function deliverWithRetries(
  channel: Channel,
  recipient: Recipient,
  code: string,
  log: Log,
  retryAfter: readonly number[],
): Promise<void> {
  for (const wait of [...retryAfter, null]) {
    try {
      await channel.deliver(recipient, code);
      return;
    } catch (error) {
      const failure = { channel: channel.name, user: recipient.userName, reason: reasonOf(error, code) };
      if (wait === null) log.error(failure, 'a sign-in code was not delivered');
      else {
        log.warn(failure, 'a sign-in code was not delivered yet');
        await pause(wait);
      }
    }
  }
}

/** The error's message, with the code removed in case the gateway repeats it. */
function reasonOf(error: unknown, code: string): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return [message, cause?.message].filter(Boolean).join(' ').replaceAll(code, '[redacted]');
}

export interface Recipient {
  userName: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  /** The language of the interface that requested the code. */
  language: Language;
}

/** Delivers a sign-in code. Resolves when it is delivered or delivery was given up. */
export type Deliver = (recipient: Recipient, code: string) => Promise<void>;

/** A delivery channel; `deliver` rejects when an attempt fails. */
interface Channel {
  name: string;
  reaches(recipient: Recipient): boolean;
  deliver: Deliver;
}

const SMTP_TIMEOUT = 15_000;

/** `smtpUrl`: `smtp://user:password@host:port`. */
interface MailConfig {
  smtpUrl: string;
  mailFrom: string;
}

/** Sends one mail; rejects when it was not accepted. */
export type SendMail = (mail: {
  to: { name: string; address: string };
  subject: string;
  text: string;
}) => Promise<void>;

export function createMailer(config: MailConfig): SendMail {
  const transport = nodemailer.createTransport({
    url: config.smtpUrl,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({
      from: config.mailFrom,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...mail,
    });
  };
}

/** Sends codes to users who have an e-mail address. */
function smtpChannel(config: MailConfig & { names: () => Promise<OfficeNames> }): Channel {
  const send = createMailer(config);
  return {
    name: 'smtp',
    reaches: ({ email }) => Boolean(email),
    async deliver({ fullName, email }, code) {
      await send({
        to: { name: fullName, address: email! },
        subject: 'Casebook: your sign-in code / আপনার লগইন কোড',
        text: text(await config.names(), code),
      });
    },
  };
}

// In both languages: whoever requested the code may be somebody else than the reader.
const text = ({ organisation, organisationBn = organisation }: OfficeNames, code: string) => `${code}

This is your code to sign in to Casebook, ${organisation}. It is valid for 5 minutes and for one use.
If you did not ask for it, somebody typed your user name; nothing else happened.

এটি ${organisationBn}-এর কেসবুকে লগইনের জন্য আপনার কোড। এর মেয়াদ ৫ মিনিট, একবারই ব্যবহার করা যাবে।
আপনি না চেয়ে থাকলে কেউ আপনার ইউজারনেম লিখেছেন; আর কিছুই ঘটেনি।
`;

/**
 * Posts JSON to an SMS gateway, for users who have a phone number (docs/contract.md, "Sign-in"). Any 2xx
 * response means that the gateway has accepted the message.
 */
function webhookChannel(url: string): Channel {
  return {
    name: 'webhook',
    reaches: ({ phone }) => Boolean(phone),
    async deliver({ userName, fullName, phone, email, language }, code) {
      const text = texts[language](code);
      await post(url, { userName, fullName, phone, email, code, validMinutes: 5, language, text });
    },
  };
}

/**
 * One SMS holds 160 letters, or 70 in Bengali, which is too few for both languages. The Bengali text puts no
 * full stop after the code, since `।` looks like a 1.
 */
const texts: Record<Language, (code: string) => string> = {
  en: (code) => `Casebook sign-in code: ${code}. Valid for 5 minutes.`,
  bn: (code) => `${code} – কেসবুকে লগইনের কোড। মেয়াদ ৫ মিনিট।`,
};

const TIMEOUT = 10_000;

/**
 * Posts JSON to another program. A name and password in its URL are sent as Basic credentials: `fetch`
 * refuses such a URL, and the message of its error would put the password into the log.
 * @throws unless the program accepts the content with a 2xx status
 */
export async function post(address: string, content: object): Promise<void> {
  const response = await fetch(withoutCredentials(address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentialsIn(address) },
    body: JSON.stringify(content),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
}

/** The URL without credentials, as `fetch` accepts it. */
export function withoutCredentials(address: string): URL {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url;
}

function credentialsIn(address: string): { authorization?: string } {
  const { username, password } = new URL(address);
  if (!username) return {};
  const pair = [username, password].map(decodeURIComponent).join(':');
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** The languages of messages to users. */
export type Language = 'en' | 'bn';

/** The first language in `Accept-Language`: the UI sends its own there, a browser its user's preferred one. */
export const languageOf = ({ headers }: { headers: { 'accept-language'?: string | undefined } }): Language =>
  /^\s*bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en';
