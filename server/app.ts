import type { Server } from 'node:https';
import Fastify, { type FastifyBaseLogger, type FastifyHttpsOptions, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { compileChecker } from './http/checking';
import type { Config } from './config';
import type { Database } from './db/schema';
import { ApiError } from './http/errors';
import { authentication } from './plugins/authentication';
import { compression } from './plugins/compression';
import type { Log } from './log';
import { queueOf } from './db/connect';
import { draining } from './plugins/draining';
import { errors, sendError } from './plugins/errors';
import { exports } from './plugins/exports';
import { jsonBodies } from './plugins/jsonBodies';
import { largeBodies } from './plugins/largeBodies';
import { metrics } from './plugins/metrics';
import { openapi } from './plugins/openapi';
import { replica } from './plugins/replica';
import { security, securityHeaders } from './plugins/security';
import { shedding } from './plugins/shedding';
import { ui } from './plugins/ui';
import { regularRoutes } from './regular/routes';
import { proceedings } from './resources/proceedings';
import { backupRoutes } from './routes/backups';
import { agentRoutes } from './routes/agents';
import { accountRoutes } from './routes/account';
import { calendarRoutes } from './routes/calendars';
import { caseFilingRoutes } from './routes/caseFilings';
import { calendarFeedRoutes } from './routes/calendarFeed';
import { casebookRoutes } from './routes/casebook';
import { causeListRoutes } from './routes/causeLists';
import { choiceRoutes } from './routes/choices';
import { clientErrorRoutes } from './routes/clientErrors';
import { companyRoutes } from './routes/companies';
import { figureRoutes } from './routes/figures';
import { followOnCaseRoutes } from './routes/followOnCases';
import { healthRoutes } from './routes/health';
import { historyRoutes } from './routes/history';
import { importRoutes } from './routes/imports';
import { keptListRoutes } from './routes/keptLists';
import { lookupRoutes } from './routes/lookups';
import { notificationRoutes } from './routes/notifications';
import { oauthRoutes } from './routes/oauth';
import { officeRoutes } from './routes/office';
import { fileRoutes } from './routes/files';
import { hearingRoutes } from './routes/hearings';
import { limitRoutes } from './routes/limits';
import { proposalRoutes } from './routes/proposals';
import { searchRoutes } from './routes/search';
import { sampleAccountRoutes } from './routes/sampleAccounts';
import { sessionRoutes } from './routes/session';
import { userRoutes } from './routes/users';
import { todayRoutes } from './routes/today';
import type { SignIn } from './signIn';
import { officeNames } from './store/office';

export interface AppParts {
  config: Config;
  db: Kysely<Database>;
  /** Whether the database is the register's; by default any database with the current schema is accepted. */
  isReady?: () => Promise<boolean>;
  signIn: SignIn;
  log: Log;
  /** The data directory of the embedded PostgreSQL. */
  dataDir?: string;
  /** Whether the register holds sample accounts with their published passwords. */
  isDemonstration?: boolean;
}

/** Builds the server without listening, so that tests can `inject` requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, isReady, isDemonstration = false, signIn, log } = parts;
  const app = Fastify(serverOptions(config, log));
  app.setValidatorCompiler(compileChecker);
  app.setSerializerCompiler(() => JSON.stringify);

  await app.register(errors);
  await app.register(draining);
  await app.register(jsonBodies);
  await app.register(security, { tls: config.tls !== undefined });
  await app.register(compression);
  await app.register(openapi);
  await app.register(metrics, { db, token: config.metricsToken });
  await app.register(shedding, { queue: queueOf(db) });
  await app.register(largeBodies);
  await app.register(authentication, { signIn });
  await app.register(exports, { db });
  if (config.databaseReplicaUrl) await app.register(replica);
  await app.register(healthRoutes, { db, isReady });
  await app.register(oauthRoutes, { signIn, client: config.oauthClient });
  await app.register(sessionRoutes, { signIn });
  await app.register(casebookRoutes, { db });
  await app.register(clientErrorRoutes);
  await app.register(lookupRoutes, { db });
  await app.register(keptListRoutes, { db });
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
  await app.register(calendarRoutes, { db });
  await app.register(causeListRoutes, { db, isDemonstration });
  await app.register(fileRoutes, { db });
  await app.register(historyRoutes, { db });
  await app.register(proposalRoutes, { db });
  await app.register(userRoutes, { db, signIn });
  await app.register(accountRoutes, { db, signIn });
  await app.register(calendarFeedRoutes, { db, publicUrl: config.publicUrl });
  await app.register(sampleAccountRoutes, { db });
  await app.register(figureRoutes, { db });
  await app.register(notificationRoutes, { db });
  await app.register(todayRoutes, { db });
  await app.register(importRoutes, { db });
  await app.register(backupRoutes, { db, places: parts });
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
