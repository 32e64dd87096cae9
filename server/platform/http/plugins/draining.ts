import plugin from 'fastify-plugin';

/**
 * Closes keep-alive connections during shutdown as soon as they are idle. Node closes only those that are idle
 * when shutdown begins; a busy one would delay it by a minute.
 */
export const draining = plugin(async (app) => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(timer));
});
