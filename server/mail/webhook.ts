import type { Channel } from './channel';
import type { Language } from './language';

const TIMEOUT = 10_000;

/**
 * Posts JSON to an SMS gateway, for users who have a phone number (docs/contract.md, "Sign-in"). Any 2xx
 * response means that the gateway has accepted the message.
 */
export function webhookChannel(url: string): Channel {
  return {
    name: 'webhook',
    reaches: ({ phone }) => Boolean(phone),
    async deliver({ userName, fullName, phone, email, language }, code) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          userName,
          fullName,
          phone,
          email,
          code,
          validMinutes: 5,
          language,
          text: texts[language](code),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
    },
  };
}

/**
 * One SMS holds 160 letters, in Bengali 70: too few for both languages. The Bengali text puts no full stop after
 * the code, since `।` looks like a 1.
 */
const texts: Record<Language, (code: string) => string> = {
  en: (code) => `Casebook sign-in code: ${code}. Valid for 5 minutes.`,
  bn: (code) => `${code} – কেসবুকে লগইনের কোড। মেয়াদ ৫ মিনিট।`,
};
