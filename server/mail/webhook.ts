import type { Channel } from '.';

const TIMEOUT = 10_000;

/**
 * A JSON POST to an SMS gateway, for everybody who has a phone number (README.md, `OTP_WEBHOOK_URL`).
 * Any 2xx answer means that the gateway has taken it.
 */
export function webhookChannel(url: string): Channel {
  return {
    name: 'webhook',
    reaches: ({ phone }) => Boolean(phone),
    async deliver({ userName, fullName, phone, email }, code) {
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
          text: `Casebook sign-in code: ${code}. Valid for 5 minutes.`,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
    },
  };
}
