import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../../../../server/platform/log';
import { createDelivery, type Recipient } from '../../../../server/platform/mail';
import { startMailServer, subjectOf, textOf, type MailServer } from '../../../support/mailServer';

const salma: Recipient = {
  userName: 'salma',
  fullName: 'সালমা খাতুন',
  email: 'salma@customs.example',
  phone: '01199000004',
  language: 'en',
};
const CODE = '048271';
const config = {
  mailFrom: 'Casebook <casebook@customs.example>',
  names: async () => ({ organisation: 'Custom House, Chattogram', organisationBn: 'কাস্টম হাউস, চট্টগ্রাম' }),
};
const SOON = [5, 5];

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(closing.splice(0).map((close) => close()));
});

const logInto = (lines: string[]) => createLog('debug', { write: (line) => void lines.push(line) });

/** Delivers the code, by default to Salma. @returns the logged lines */
async function deliver(urls: { smtpUrl?: string; otpWebhookUrl?: string }, to = salma, waits = SOON) {
  const lines: string[] = [];
  await createDelivery({ ...config, ...urls }, logInto(lines), waits)(to, CODE);
  return lines;
}

async function mailServer(refusals = 0): Promise<MailServer> {
  const server = await startMailServer(refusals);
  closing.push(server.close);
  return server;
}

interface Call {
  method?: string;
  type?: string;
  authorization?: string;
  body: Record<string, unknown>;
}

/** An SMS gateway that returns these answers one after another and then repeats the last. */
async function gateway(...answers: number[]): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server: Server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const status = answers[Math.min(calls.length, answers.length - 1)]!;
      calls.push({
        method: request.method,
        type: request.headers['content-type'],
        ...(request.headers.authorization && { authorization: request.headers.authorization }),
        body: JSON.parse(text) as Call['body'],
      });
      response.writeHead(status, { location: '/elsewhere' }).end(`you sent ${text}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms?token=hidden`, calls };
}

it('a sign-in code is mailed to the user’s address, in both languages', async () => {
  const { url, mails } = await mailServer();
  const lines = await deliver({ smtpUrl: url });
  expect(mails).toHaveLength(1);
  expect(mails[0]!.to).toEqual(['salma@customs.example']);
  expect(mails[0]!.raw).toMatch(/^From: Casebook <casebook@customs.example>\r$/m);
  expect(subjectOf(mails[0]!)).toBe('Casebook: your sign-in code / আপনার লগইন কোড');
  const text = textOf(mails[0]!);
  expect(text).toMatch(/^048271\r?\n/);
  expect(text).toContain('to sign in to Casebook, Custom House, Chattogram.');
  expect(text).toContain('এটি কাস্টম হাউস, চট্টগ্রাম-এর কেসবুকে লগইনের জন্য আপনার কোড।');
  expect(text).toContain('এর মেয়াদ ৫ মিনিট');
  expect(text).toContain('কেউ আপনার ইউজারনেম লিখেছেন');
  expect(lines).toEqual([]);
});

it('a sign-in code is mailed again after the mail server refuses, and the log has no code', async () => {
  const { url, mails } = await mailServer(2);
  const lines = await deliver({ smtpUrl: url });
  expect(mails).toHaveLength(1);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0]!)).toMatchObject({ channel: 'smtp', user: 'salma' });
  expect(lines.join()).not.toContain(CODE);
});

it('mailing a sign-in code is given up after the last try, and logged as an error without the code', async () => {
  const { url, mails, tries } = await mailServer(99);
  const lines = await deliver({ smtpUrl: url });
  expect(mails).toEqual([]);
  expect(tries()).toBe(3);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ level: 50, msg: 'a sign-in code was not delivered' });
  expect(lines.join()).not.toContain(CODE);
});

it('a sign-in code is posted to the SMS gateway as JSON', async () => {
  const { url, calls } = await gateway(202);
  const lines = await deliver({ otpWebhookUrl: url });
  expect(calls).toEqual([
    {
      method: 'POST',
      type: 'application/json',
      body: {
        userName: 'salma',
        fullName: 'সালমা খাতুন',
        phone: '01199000004',
        email: 'salma@customs.example',
        code: CODE,
        validMinutes: 5,
        language: 'en',
        text: 'Casebook sign-in code: 048271. Valid for 5 minutes.',
      },
    },
  ]);
  expect(lines).toEqual([]);
});

it('the name and password in the SMS gateway’s URL are sent as Basic credentials and not logged', async () => {
  const { url, calls } = await gateway(500, 200);
  const lines = await deliver({ otpWebhookUrl: url.replace('://', '://wing:p%40ss-hidden@') });
  expect(calls.map(({ authorization }) => authorization)).toEqual([
    `Basic ${btoa('wing:p@ss-hidden')}`,
    `Basic ${btoa('wing:p@ss-hidden')}`,
  ]);
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/hidden/);
});

it('the SMS with a sign-in code is in the language of the request and fits a single message', async () => {
  const { url, calls } = await gateway(200);
  await deliver({ otpWebhookUrl: url }, { ...salma, language: 'bn' });
  expect(calls[0]!.body).toMatchObject({
    language: 'bn',
    text: '048271 – কেসবুকে লগইনের কোড। মেয়াদ ৫ মিনিট।',
  });
  expect(String(calls[0]!.body.text).length).toBeLessThanOrEqual(70);
});

it('an SMS is sent again after a gateway failure or redirect, and logged without code and address', async () => {
  const { url, calls } = await gateway(500, 302, 200);
  const lines = await deliver({ otpWebhookUrl: url });
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/048271|hidden/);
});

it('sending a code is given up and the reason is logged when the mail server and gateway are down', async () => {
  const gone = await gateway(200);
  await Promise.all(closing.splice(0).map((close) => close()));
  const urls = { smtpUrl: gone.url.replace('http:', 'smtp:'), otpWebhookUrl: gone.url };
  const lines = await deliver(urls, salma, []);
  expect(lines.map((line) => (JSON.parse(line) as { channel: string }).channel).toSorted()).toEqual([
    'smtp',
    'webhook',
  ]);
  for (const line of lines) expect(line).toContain('ECONNREFUSED');
});

it('a sign-in code is sent to the mail address and the phone number that the account has', async () => {
  const mail = await mailServer();
  const sms = await gateway(200);
  const urls = { smtpUrl: mail.url, otpWebhookUrl: sms.url };
  for (const [has, mails, calls] of [
    [{ phone: null }, 1, 0],
    [{ email: null }, 1, 1],
    [{}, 2, 2],
  ] as const) {
    expect(await deliver(urls, { ...salma, ...has })).toEqual([]);
    expect([mail.mails.length, sms.calls.length]).toEqual([mails, calls]);
  }
  const lines = await deliver(urls, { ...salma, email: null, phone: null });
  expect([mail.mails.length, sms.calls.length]).toEqual([2, 2]);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    user: 'salma',
    msg: 'a sign-in code has no address to go to',
  });
});

it('sign-in codes are printed on the console if no channel is configured, and the log says so at start', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lines: string[] = [];
  const print = createDelivery(config, logInto(lines));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('sign-in codes are printed on this console');
  await print(salma, CODE);
  expect(printed).toHaveBeenCalledExactlyOnceWith('Sign-in code for salma: 048271\n');
  expect(lines).toHaveLength(1);
});
