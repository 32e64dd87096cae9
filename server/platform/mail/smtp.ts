import nodemailer from 'nodemailer';
import type { OfficeNames } from '../config';
import type { Channel } from './channel';

const TIMEOUT = 15_000;

/** `smtpUrl`: `smtp://user:password@host:port`. */
export interface MailConfig {
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
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
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
export function smtpChannel(config: MailConfig & { names: () => Promise<OfficeNames> }): Channel {
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
