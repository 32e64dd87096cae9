import { setTimeout as pause } from 'node:timers/promises';
import type { Config, OfficeNames } from '../config';
import type { Log } from '../log';
import type { Channel, Deliver, Recipient } from './channel';
import { smtpChannel } from './smtp';
import { webhookChannel } from './webhook';

interface DeliveryConfig extends Pick<Config, 'smtpUrl' | 'mailFrom' | 'otpWebhookUrl'> {
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
