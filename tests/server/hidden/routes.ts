import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { may } from '../../../domain/rights';
import type { Checker } from '../../../server/platform/http/checking';
import type { RegularResource } from '../../../server/platform/resource/resource';

/** A route that customs staff may call. */
export interface Route {
  method: string;
  url: string;
  /** Checks the query; a list of a regular resource names the resource. */
  query?: Checker<unknown> & { resource?: RegularResource };
}

/** Runs `start`, and returns its result with the routes that it has registered for customs staff. */
export async function collectRoutes<T>(start: () => Promise<T>): Promise<{ value: T; routes: Route[] }> {
  const routes: Route[] = [];
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, schema, config }: RouteOptions) => {
      const access = config?.access;
      if (typeof access !== 'object' || !may(['ROLE_CUSTOMS'], access.action, access.resource)) return;
      const query = schema?.querystring as Route['query'];
      for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each, url, query });
    });
  };
  subscribe('fastify.initialization', collect);
  const value = await start();
  unsubscribe('fastify.initialization', collect);
  return { value, routes };
}
