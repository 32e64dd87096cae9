import type { Kysely } from 'kysely';
import type { Config, OfficeNames } from '../../platform/config';
import type { Database } from '../../platform/database/schema';
import type { Log } from '../../platform/log';
import { createMailer } from '../../platform/mail';
import { sendDigests } from './digest';
import { sendUrgent } from './urgent';

interface Parts {
  db: Kysely<Database>;
  config: Pick<Config, 'mailFrom'> & Partial<Pick<Config, 'smtpUrl' | 'publicUrl' | 'alertWebhookUrl'>>;
  /** The office's names, with which mails are signed. */
  names: () => Promise<OfficeNames>;
  log: Log;
  now?: () => Date;
}

/**
 * Creates a function that sends due alerts: urgent ones to the webhook from 07:00, the others by e-mail
 * from 08:00, as configured.
 */
export function createAlertSender({
  db,
  config,
  names,
  log,
  now = () => new Date(),
}: Parts): () => Promise<void> {
  const { smtpUrl, alertWebhookUrl, publicUrl } = config;
  const send = smtpUrl ? createMailer({ ...config, smtpUrl }) : undefined;
  return async () => {
    if (alertWebhookUrl) await sendUrgent(db, alertWebhookUrl, log, now());
    if (send) await sendDigests(db, { send, names, log, publicUrl }, now());
  };
}
