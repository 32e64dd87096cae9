import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import plugin from 'fastify-plugin';
import { publicAccess } from '../access';
import type { Config, OfficeNames } from '../../config';
import { notFound } from '../errors';
import { sendError } from './errors';

/** dist/ui, beside the built server in dist/server. */
const BUILT_UI = join(import.meta.dirname, '..', 'ui');

/** Unknown paths that begin like this get 404 instead of index.html. */
const NOT_A_PAGE = /^\/(api|oauth|assets)(\/|\?|$)/;

interface Options {
  config: Config;
  /** The name of the office in both languages; if absent, the setting's name. */
  names?: () => Promise<OfficeNames>;
  directory?: string;
}

/**
 * Serves the UI: hashed files cached for ever, compressed at build time. Every other URL gets index.html,
 * whose router decides. A URL may contain a file number, so dots do not mean that a file is missing.
 */
export const ui = plugin<Options>(async (app, { config, names, directory = BUILT_UI }) => {
  const built = existsSync(join(directory, 'index.html'));
  const assets = join(directory, 'assets');

  app.get('/config.json', { config: publicAccess, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      clientId: config.oauthClient.id,
      clientSecret: config.oauthClient.secret,
      organisation: config.organisation,
      organisationBn: config.organisationBn,
      ...(await names?.()),
      languages: ['en', 'bn'],
      ...(config.apiOrigin === undefined && { codesBy: waysOfCodes(config), oidc: config.oidc?.name }),
      ...(config.isPractice && { isPractice: true }),
      ...(config.apiOrigin === undefined && { practicePort: config.practicePort }),
    }),
  );

  app.setNotFoundHandler((request, reply) => {
    if (!built || request.method !== 'GET' || NOT_A_PAGE.test(request.url)) {
      return sendError(notFound(), request, reply);
    }
    return reply.sendFile('index.html');
  });

  if (!built) return;
  await app.register(staticFiles, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith(assets) ? FOREVER : 'no-cache');
      response.setHeader('vary', 'accept-encoding'); // without it a proxy serves one encoding to everybody
    },
  });
});

/** How sign-in codes are delivered; empty when they are printed on the console. */
const waysOfCodes = ({ smtpUrl, otpWebhookUrl }: Config) => [
  ...(smtpUrl ? ['mail'] : []),
  ...(otpWebhookUrl ? ['sms'] : []),
];

const FOREVER = 'public, max-age=31536000, immutable';
