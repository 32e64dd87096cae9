import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { placeOfScanner } from './scanning';

const optional = z.string().min(1).optional();

/** The default office. */
const CHATTOGRAM = { name: 'Custom House, Chattogram', nameBn: 'কাস্টম হাউস, চট্টগ্রাম' };

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const A_PORT = 'must be a number from 0 to 65535';

const settings = z.object({
  PORT: z.coerce.number(A_PORT).int(A_PORT).min(0, A_PORT).max(65_535, A_PORT).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: optional,
  DATABASE_URL: optional,
  DATABASE_REPLICA_URL: optional,
  STATE_DIR: optional,
  NEW_REGISTER: z.enum(['yes', 'no']).optional(),
  BACKUP_DIR: optional,
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4},\d{1,4},\d{1,4}$/, { error: 'must be three numbers, like 7,4,12' })
    .default('7,4,12'),
  PAPERS_DIR: optional,
  CLAMD: z
    .string()
    .refine((address) => placeOfScanner(address) !== null, {
      error: 'must be a socket such as /run/clamav/clamd.ctl, or a host with a port such as 127.0.0.1:3310',
    })
    .optional(),
  SCAN_DIR: optional,
  BACKUP_PASSPHRASE: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Casebook <casebook@localhost>'),
  OTP_WEBHOOK_URL: httpAddress.optional(),
  ALERTS: z.enum(['yes', 'no']).default('yes'),
  ALERT_WEBHOOK_URL: httpAddress.optional(),
  OAUTH_CLIENT_ID: z.string().default('casebook'),
  OAUTH_CLIENT_SECRET: z.string().default('casebook'),
  OIDC_ISSUER: httpAddress.optional(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: optional,
  API_ORIGIN: z.string().refine(isOrigin, { error: 'must be like https://cases.example.gov.bd' }).optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: 'must be like https://casebook.example.gov.bd' })
    .transform((url) => new URL(url).origin)
    .optional(),
  TLS_CERT: optional,
  TLS_KEY: optional,
  TRUST_PROXY: optional,
  PRACTICE_PORT: z.coerce.number(A_PORT).int(A_PORT).min(1, A_PORT).max(65_535, A_PORT).optional(),
  PRACTICE: z.enum(['yes', 'no']).default('no'),
  DEMO_ON_NETWORK: z.enum(['yes', 'no']).default('no'),
  ORGANISATION: z.string().default(CHATTOGRAM.name),
  LOG_FORMAT: z.enum(['text', 'json']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  NODE_ENV: optional,
});

export interface OfficeNames {
  organisation: string;
  organisationBn?: string | undefined;
}

/** How many days, weeks and months keep their newest backup. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings of docs/operations.md from the environment. An empty variable counts as unset.
 * @throws naming every invalid setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are not valid:\n${wrong.join('\n')}`);
  }
  const read = result.data;
  if (read.DATABASE_REPLICA_URL && !read.DATABASE_URL)
    throw new Error('DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it is.');
  if (!read.TLS_CERT !== !read.TLS_KEY) throw new Error('Set both TLS_CERT and TLS_KEY, or neither.');
  if (read.PRACTICE === 'yes' && read.DATABASE_URL)
    throw new Error('PRACTICE=yes is a register with a database of its own: leave DATABASE_URL out.');
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    /** A streaming replica of `databaseUrl`, which answers lists, exports and figures. */
    databaseReplicaUrl: read.DATABASE_REPLICA_URL,
    /**
     * The folder where this machine stores which register it expects. It is outside the data directory, so that the
     * data of another register are recognised.
     */
    stateDir: read.STATE_DIR,
    /** Whether a register other than the one named in the state folder may be adopted, or an empty one created. */
    newRegister: read.NEW_REGISTER === 'yes',
    backupDir: read.BACKUP_DIR,
    backupKeep: keepOf(read.BACKUP_KEEP),
    /** Where files are that do not lie in the database. */
    papersDir: read.PAPERS_DIR,
    /** Where clamd listens, which scans papers. */
    clamd: read.CLAMD,
    /** The folder into which scanners write. */
    scanDir: read.SCAN_DIR,
    backupPassphrase: read.BACKUP_PASSPHRASE,
    /** Lets a monitoring program on another machine read /metrics. */
    metricsToken: read.METRICS_TOKEN,
    seed: read.SEED ?? (read.NODE_ENV === 'production' ? 'none' : 'demo'),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    otpWebhookUrl: read.OTP_WEBHOOK_URL,
    /** Whether this process writes and sends alerts; with a copy of the register for practice it should not. */
    alerts: read.ALERTS === 'yes',
    alertWebhookUrl: read.ALERT_WEBHOOK_URL,
    oidc: oidcOf(read),
    oauthClient: { id: read.OAUTH_CLIENT_ID, secret: read.OAUTH_CLIENT_SECRET },
    apiOrigin: read.API_ORIGIN,
    /** The origin under which people open Casebook, for links in e-mails and calendars. */
    publicUrl: read.PUBLIC_URL,
    tls:
      read.TLS_CERT && read.TLS_KEY
        ? { cert: contentOf('TLS_CERT', read.TLS_CERT), key: contentOf('TLS_KEY', read.TLS_KEY) }
        : undefined,
    trustProxy: trustProxy(read.TRUST_PROXY),
    /** Where a second register listens, with sample data to practise on; absent: there is none. */
    practicePort: read.PRACTICE_PORT,
    /** Whether this process is that register. */
    isPractice: read.PRACTICE === 'yes',
    /** Whether sample accounts with published passwords may be reached from a network. */
    demoOnNetwork: read.DEMO_ON_NETWORK === 'yes',
    organisation: read.ORGANISATION,
    organisationBn: read.ORGANISATION === CHATTOGRAM.name ? CHATTOGRAM.nameBn : undefined,
    logFormat: read.LOG_FORMAT,
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === 'production' ? 'info' : 'warn'),
  };
}

/** The OpenID Connect provider at which users may sign in; undefined without one. */
function oidcOf(read: z.output<typeof settings>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read;
  if (!issuer) return undefined;
  if (!clientId || !clientSecret || !read.PUBLIC_URL)
    throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL.');
  const name = read.OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret, name, publicUrl: read.PUBLIC_URL };
}

function contentOf(setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${setting}: the file ${file} cannot be read (${code}).`, { cause: error });
  }
}

function keepOf(text: string): Keep {
  const [daily, weekly, monthly] = text.split(',').map(Number) as [number, number, number];
  return { daily, weekly, monthly };
}

/** Fastify's option `trustProxy`; a number of hops has no equivalent there, so it becomes a function. */
function trustProxy(
  value: string | undefined,
): boolean | string | ((address: string, hop: number) => boolean) {
  if (!value || value === 'false') return false;
  if (value === 'true') return true;
  const hops = Number(value);
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : value;
}

/** Whether a setting is an http(s) origin without a path: Casebook's paths, such as /api, begin at the root. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
