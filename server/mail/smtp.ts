import nodemailer from 'nodemailer';
import type { Channel } from './channel';

const TIMEOUT = 15_000;

/** Sends mail over SMTP to users who have an address. `smtpUrl`: `smtp://user:password@host:port`. */
export function smtpChannel(config: { smtpUrl: string; mailFrom: string; organisation: string }): Channel {
  const transport = nodemailer.createTransport({
    url: config.smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    reaches: ({ email }) => Boolean(email),
    async deliver({ fullName, email }, code) {
      await transport.sendMail({
        from: config.mailFrom,
        to: { name: fullName, address: email! },
        subject: 'Casebook: your sign-in code / আপনার লগইন কোড',
        text: text(config.organisation, code),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

// In both languages: whoever requested the code may be somebody else than the reader.
const text = (organisation: string, code: string) => `${code}

This is your code to sign in to Casebook, ${organisation}. It is valid for 5 minutes and for one use.
If you did not ask for it, somebody typed your user name; nothing else happened.

এটি কেসবুকে লগইনের জন্য আপনার কোড। এর মেয়াদ ৫ মিনিট, একবারই ব্যবহার করা যাবে।
আপনি না চেয়ে থাকলে কেউ আপনার ব্যবহারকারীর নাম লিখেছেন; আর কিছুই ঘটেনি।
`;
