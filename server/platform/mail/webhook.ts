import type { Channel } from './channel';
import type { Language } from './language';
import { post } from './post';

/**
 * Posts JSON to an SMS gateway, for users who have a phone number (docs/contract.md, "Sign-in"). Any 2xx
 * response means that the gateway has accepted the message.
 */
export function webhookChannel(url: string): Channel {
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
