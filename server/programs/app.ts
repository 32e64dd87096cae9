import type { Server } from 'node:https';
import Fastify, { type FastifyBaseLogger, type FastifyHttpsOptions, type FastifyInstance } from 'fastify';
import { compileChecker } from '../platform/http/checking';
import type { Config } from '../platform/config';
import type { Db } from '../platform/database/schema';
import { ApiError } from '../platform/http/errors';
import { authentication } from '../features/accounts/signIn/authentication';
import { compression, jsonBodies, largeBodies } from '../platform/http/plugins/bodies';
import type { Log } from '../platform/log';
import { queueOf, type Connection } from '../platform/database/connect';
import { draining, shedding } from '../platform/http/plugins/shedding';
import { errors, sendError } from '../platform/http/plugins/errors';
import { exports } from '../platform/writes/events';
import { metrics, healthRoutes } from '../platform/http/plugins/monitoring';
import { openapi } from '../platform/http/plugins/openapi';
import { replica } from '../features/accounts/signIn/replica';
import { security, securityHeaders } from '../platform/http/plugins/security';
import { ui } from '../platform/http/plugins/ui';
import { regularRoutes } from '../platform/resource/routes';
import { proceedings } from '../features/cases/proceedings';
import { existingPart } from '../features/backup/folder';
import { spaceAt } from '../features/backup/status';
import { backupRoutes } from '../features/backup/routes';
import { everythingRoutes } from '../features/backup/everything/routes';
import type { Words } from '../features/backup/everything/words';
import { returnFormRoutes } from '../features/returns/forms/routes';
import { scanRoutes } from '../features/papers/inbox/routes';
import { paperRoutes } from '../features/papers/routes';
import type { PaperReader } from '../features/papers/reading/reader';
import { createUploads, papersFolder } from '../features/papers/uploads';
import { agentRoutes } from '../features/cases/parties/agentRoutes';
import { accountRoutes } from '../features/accounts/accountRoutes';
import { secondFactorRoutes } from '../features/accounts/secondFactorRoutes';
import { calendarRoutes } from '../features/dates/hearings/calendarRoutes';
import { caseFilingRoutes } from '../features/cases/filings/routes';
import { calendarFeedRoutes } from '../features/today/feed/routes';
import { casebookRoutes } from '../features/history/files/capabilities';
import { sampleCauseList } from '../seed/causeList';
import { causeListRoutes } from '../features/dates/hearings/causeLists';
import { choiceRoutes, lookupRoutes } from '../features/lists/choices';
import { clientErrorRoutes } from '../platform/http/clientErrorRoutes';
import { companyRoutes } from '../features/cases/parties/companyRoutes';
import { tallyRowsWaiting } from '../features/cases/figures/tally';
import { figureRoutes } from '../features/cases/figures/routes';
import { followOnCaseRoutes } from '../features/cases/routes';
import { historyRoutes } from '../features/history/routes';
import { importRoutes } from '../features/imports/routes';
import { registerRoutes } from '../features/lists/registers';
import { notificationRoutes } from '../features/alerts/routes';
import { oidcRoutes } from '../features/accounts/signIn/oidcRoutes';
import { oauthRoutes, sessionRoutes } from '../features/accounts/signIn/routes';
import { officeNames, officeRoutes } from '../features/lists/office';
import { fileRoutes } from '../features/history/files/routes';
import { fileCallRoutes } from '../features/papers/volumes/called';
import { retentionRoutes } from '../features/papers/retention/routes';
import { volumeRoutes } from '../features/papers/volumes/routes';
import { hearingRoutes } from '../features/dates/hearings/routes';
import { countPending } from '../features/dates/limits/counting';
import { settlePositions } from '../features/money/positions';
import { returnRoutes } from '../features/returns/routes';
import { moneyRoutes } from '../features/money/routes';
import { limitRoutes } from '../features/dates/limits/routes';
import { proposalRoutes } from '../features/history/proposalRoutes';
import { searchRoutes } from '../features/search/routes';
import { sampleAccountRoutes } from '../seed/publishedPasswords';
import { userRoutes } from '../features/accounts/userRoutes';
import { tokenRoutes } from '../features/accounts/tokens/routes';
import { webhookRoutes } from '../features/accounts/webhooks/routes';
import { todayRoutes } from '../features/today/today';
import type { SignIn } from '../features/accounts/signIn';

export interface AppParts {
  config: Config;
  db: Db;
  /** Whether the database is the register's; by default any database with the current schema is accepted. */
  isReady?: () => Promise<boolean>;
  signIn: SignIn;
  reader: PaperReader;
  log: Log;
  /** For the export of everything, which takes a connection of its own. */
  connection: Connection;
  loadWords: () => Promise<Words>;
  /** The data directory of the embedded PostgreSQL. */
  dataDir?: string;
  /** Whether the register holds sample accounts with their published passwords. */
  isDemonstration?: boolean;
}

/** Builds the server without listening, so that tests can `inject` requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, isReady, isDemonstration = false, signIn, reader, log } = parts;
  const { connection, loadWords } = parts;
  const uploads = createUploads(papersFolder(config));
  const app = Fastify(serverOptions(config, log));
  app.addHook('onClose', async () => reader.close());
  app.decorate('isPractice', config.isPractice);
  app.setValidatorCompiler(compileChecker);
  app.setSerializerCompiler(() => JSON.stringify);
  // an answer already has the dates and positions that its write has changed; positions follow from time limits
  app.decorate('finishWrite', async (trx) => {
    await countPending(trx);
    await settlePositions(trx);
  });

  await app.register(errors);
  await app.register(draining);
  await app.register(jsonBodies);
  await app.register(security, { tls: config.tls !== undefined });
  await app.register(compression);
  await app.register(openapi);
  await app.register(metrics, {
    db,
    token: config.metricsToken,
    tallyRows: () => tallyRowsWaiting(db),
    papersFree: async () => (await spaceAt(existingPart(papersFolder(config)))).free,
  });
  await app.register(shedding, { queue: queueOf(db) });
  await app.register(largeBodies);
  await app.register(authentication, { signIn });
  await app.register(exports, { db });
  if (config.databaseReplicaUrl) await app.register(replica);
  await app.register(healthRoutes, { db, isReady });
  await app.register(oauthRoutes, { signIn, client: config.oauthClient });
  await app.register(sessionRoutes, { signIn });
  await app.register(oidcRoutes, { db, signIn, config });
  await app.register(casebookRoutes, { db });
  await app.register(clientErrorRoutes);
  await app.register(lookupRoutes, { db });
  await app.register(registerRoutes, { db });
  await app.register(officeRoutes, { db, config });
  await app.register(searchRoutes, { db });
  await app.register(choiceRoutes, { db });
  await app.register(companyRoutes, { db });
  await app.register(agentRoutes, { db });
  await app.register(caseFilingRoutes, { db });
  await app.register(followOnCaseRoutes, { db });
  regularRoutes(app, db, proceedings);
  await app.register(hearingRoutes, { db });
  await app.register(limitRoutes, { db });
  await app.register(moneyRoutes, { db });
  await app.register(returnRoutes, { db });
  await app.register(calendarRoutes, { db });
  await app.register(causeListRoutes, {
    db,
    sample: isDemonstration ? (today) => sampleCauseList(db, today) : undefined,
  });
  await app.register(fileRoutes, { db });
  await app.register(volumeRoutes, { db, publicUrl: config.publicUrl });
  await app.register(fileCallRoutes, { db });
  await app.register(retentionRoutes, { db });
  await app.register(historyRoutes, { db });
  await app.register(proposalRoutes, { db });
  await app.register(userRoutes, { db, signIn });
  await app.register(accountRoutes, { db, signIn });
  await app.register(secondFactorRoutes, { db, signIn });
  await app.register(tokenRoutes, { db });
  await app.register(webhookRoutes, { db });
  await app.register(calendarFeedRoutes, { db, publicUrl: config.publicUrl });
  await app.register(sampleAccountRoutes, { db });
  await app.register(figureRoutes, { db });
  await app.register(notificationRoutes, { db });
  await app.register(todayRoutes, { db });
  await app.register(importRoutes, { db });
  await app.register(backupRoutes, { db, places: parts });
  await app.register(everythingRoutes, { db, config, connection, loadWords });
  await app.register(paperRoutes, { db, folder: papersFolder(config), uploads, reader, clamd: config.clamd });
  await app.register(scanRoutes, { db, config, uploads, reader });
  await app.register(returnFormRoutes, { db, uploads, names: officeNames(db, config) });
  await app.register(ui, { config, names: officeNames(db, config) });
  return app;
}

const ONE_MIB = 1024 * 1024;

/** Maximum time to receive a request, in milliseconds. */
const ONE_MINUTE = 60_000;

/** Fastify's options, the same for our own server and for the proxy. */
export function serverOptions(config: Config, log: Log) {
  return {
    loggerInstance: log as FastifyBaseLogger,
    https: config.tls ?? null,
    trustProxy: config.trustProxy,
    bodyLimit: ONE_MIB,
    requestTimeout: ONE_MINUTE,
    // a load balancer may still send requests on its open connections; they are answered before the database closes
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
    // a URL that cannot be decoded reaches no hook and no error handler, so headers are set here
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(securityHeaders(request, config.tls !== undefined));
      void sendError(new ApiError(400, 'invalid'), request, reply);
    },
  } satisfies FastifyHttpsOptions<Server>;
}
