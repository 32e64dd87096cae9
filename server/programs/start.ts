import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayInDhaka } from '../../domain/dates';
import { hasCluster } from '@casebook/embedded-postgres';
import type { FastifyInstance } from 'fastify';
import { loadWords as loadExportWords } from '../features/backup/everything/words';
import { createAlertSender } from '../features/alerts/sending';
import { createWebhookSender } from '../features/accounts/webhooks/sending';
import { buildApp } from './app';
import { backupProcesses } from '../features/backup/runs';
import { defaultDataDir, placeOf } from '../platform/directories';
import { readConfig, type Config } from '../platform/config';
import { openDatabase } from './database';
import { startJobs } from './jobs';
import { claimFolder } from '../platform/identity/guard';
import { ownIdentity } from '../platform/identity/storedIdentity';
import { createLog, standardOutput } from '../platform/log';
import { createDelivery } from '../platform/mail';
import { createPractice } from './practice';
import { buildProxy } from './proxy';
import { warnOfSampleAccounts } from '../features/accounts/sampleAccounts';
import { seed } from '../seed';
import { storeSamplePapers } from '../seed/papers';
import { seedScans } from '../seed/scans';
import { openSampleAccounts } from '../seed/publishedPasswords';
import { createInbox, scanFolder } from '../features/papers/inbox/inbox';
import { createPaperReader } from '../features/papers/reading/reader';
import { createUploads, papersFolder } from '../features/papers/uploads';
import { createSignIn } from '../features/accounts/signIn';
import { officeNames } from '../features/lists/office';
import { reportNamesakes } from './verification';

/** Maximum time that shutdown waits for codes being delivered, in milliseconds. */
const DELIVERY_GRACE = 5000;

/** Length of the kernel's accept queue; it resets connections beyond that. */
const BACKLOG = 2048;

interface Surroundings {
  /** The paths of this program, and of those that back up and read papers. */
  programs: { main: string; backUp: string; readPapers: string };
  /** The path of the words of the export. */
  words: string;
  /** Says on the console and on the page that stands in for the register what Casebook does: no secrets. */
  say(line: string): void;
  /** Resolves once the pages that the server hands out are there. */
  pagesAreBuilt(): Promise<unknown>;
  /** Resolves once nothing else uses the port. */
  portIsFree(): Promise<unknown>;
}

/** Starts listening: our own server with its database, or the UI alone as a proxy for another server. */
export async function start(
  environment: NodeJS.ProcessEnv,
  { programs, words, say, pagesAreBuilt, portIsFree }: Surroundings,
): Promise<{ app: FastifyInstance; address: string }> {
  const config = readConfig(environment);
  const log = createLog(config.logLevel, standardOutput(config.logFormat));
  const app = config.apiOrigin ? await proxy(config.apiOrigin) : await ownServer();
  try {
    await portIsFree();
    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  } catch (error) {
    await app.close();
    throw explained(error, config);
  }
  return { app, address: addressOf(app, config) };

  async function proxy(apiOrigin: string): Promise<FastifyInstance> {
    await pagesAreBuilt();
    return buildProxy(config, apiOrigin, log);
  }

  function practice() {
    const { practicePort: port, dataDir = defaultDataDir() } = config;
    if (port === undefined) return undefined;
    const folder = `${path.resolve(dataDir)}-practice`;
    return createPractice({ program: programs.main, port, folder, environment, log });
  }

  async function ownServer(): Promise<FastifyInstance> {
    say(openingOf(config));
    const { db, connection, isReady, dataDir, close } = await openDatabase(config, log);
    try {
      const print = (line: string) => process.stdout.write(`${line}\n`);
      claimFolder(papersFolder(config), await ownIdentity(db), { ...config, log });
      await reportNamesakes(db, log, print);
      await seed(db, config.seed, print, say);
      if (config.seed === 'demo') await storeSamplePapers(db, papersFolder(config));
      const open = await openSampleAccounts(db);
      const warning = warnOfSampleAccounts(
        open.map(({ userName }) => userName),
        config,
      );
      if (warning) print(warning);
      if (open.length > 0 && config.seed === 'demo' && !config.scanDir) {
        const origin = config.publicUrl ?? `http://localhost:${config.port}`;
        await seedScans(db, { folder: scanFolder(config), origin, today: dayInDhaka() });
      }
      const names = officeNames(db, config);
      const deliver = createDelivery({ ...config, names }, log);
      const signIn = createSignIn({ db, deliver, log });
      const places = { config, dataDir, isDemonstration: open.length > 0 };
      const reader = createPaperReader({ program: programs.readPapers });
      await pagesAreBuilt();
      const loadWords = () => loadExportWords(words);
      const practising = practice();
      const app = await buildApp({ ...places, db, connection, loadWords, isReady, signIn, reader, log });
      const backups = backupProcesses(db, { program: programs.backUp, environment, log });
      const uploads = createUploads(papersFolder(config));
      const sendAlerts = config.alerts ? createAlertSender({ db, config, names, log }) : undefined;
      const stopJobs = startJobs({
        db,
        signIn,
        log,
        places,
        backups,
        uploads,
        papers: papersFolder(config),
        reader,
        inbox: createInbox({ db, config, reader }),
        sendAlerts,
        webhooks: config.isPractice ? undefined : createWebhookSender({ db, log }),
        isPractice: config.isPractice,
      });
      app.addHook('onListen', () => void practising?.start());
      // runs once the last request has been answered
      app.addHook('onClose', async () => {
        const practiceEnded = practising?.stop();
        reader.close(); // what is being read is read again after the next start
        await stopJobs();
        await practiceEnded;
        await Promise.race([signIn.delivered(), pause(DELIVERY_GRACE, undefined, { ref: false })]);
        await close();
      });
      return app;
    } catch (error) {
      await close();
      throw error;
    }
  }
}

function openingOf(config: Config): string {
  if (config.databaseUrl) return 'Connecting to the database…';
  return hasCluster(placeOf(config).dataDir!) ? 'Starting the database…' : 'Creating the database…';
}

/** Explains what to do when the port cannot be used, the most likely failure at start. */
function explained(error: unknown, { port, host }: Config): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const choose = 'or choose another one with the setting PORT.';
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} of ${host} is in use. Stop the program that listens there, ${choose}`);
  }
  if (code === 'EACCES') return new Error(`This account may not listen on port ${port}. Allow it, ${choose}`);
  return error;
}

/** The URL to type into a browser; `localhost` when the server listens on this machine's addresses. */
function addressOf(app: FastifyInstance, config: Config): string {
  const { port } = app.server.address() as AddressInfo;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  return `${config.tls ? 'https' : 'http'}://${host}:${port}`;
}
