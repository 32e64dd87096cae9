import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Checker } from './checking';
import type { Config } from './config';
import type { Database } from './db/schema';
import { authentication } from './plugins/authentication';
import { errors } from './plugins/errors';
import { openapi } from './plugins/openapi';
import { security } from './plugins/security';
import { ui } from './plugins/ui';
import { caseFilingRoutes } from './routes/caseFilings';
import { casebookRoutes } from './routes/casebook';
import { healthRoutes } from './routes/health';
import { lookupRoutes } from './routes/lookups';
import { oauthRoutes } from './routes/oauth';
import type { SignIn } from './signIn';

export interface AppParts {
  config: Config;
  db: Kysely<Database>;
  signIn: SignIn;
}

/** The whole server but for listening, so that tests can `inject` requests. */
export async function buildApp({ config, db, signIn }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logging(config),
    https: config.tls ?? null,
    trustProxy: config.trustProxy,
    bodyLimit: ONE_MIB,
    routerOptions: { maxParamLength: 2000 },
  } as object);
  app.setValidatorCompiler<Checker<unknown>>(({ schema }) => {
    return (input: unknown) => {
      try {
        return { value: schema.parse(input) };
      } catch (error) {
        return { error: error as Error };
      }
    };
  });
  app.setSerializerCompiler(() => JSON.stringify);

  await app.register(errors);
  await app.register(security, { tls: config.tls !== undefined });
  await app.register(openapi);
  await app.register(authentication, { signIn });
  await app.register(healthRoutes, { db });
  await app.register(oauthRoutes, { signIn, client: config.oauthClient });
  await app.register(casebookRoutes, { db, signIn });
  await app.register(lookupRoutes, { db });
  await app.register(caseFilingRoutes, { db });
  await app.register(ui, { config });
  return app;
}

const ONE_MIB = 1024 * 1024;

/** No password, code or token reaches a log: the query of /oauth is cut, headers are not logged. */
function logging(config: Config) {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: request.url.replace(/^(\/oauth\/[^?]*)\?.*$/s, '$1?[redacted]'),
        remoteAddress: request.ip,
      }),
    },
  };
}
