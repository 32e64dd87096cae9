import plugin from 'fastify-plugin';

/**
 * Ends kept-alive connections as their last answer is out. Node closes only those that are idle when the
 * server begins to close; one that is busy just then would otherwise hold it up for a minute.
 */
export const draining = plugin(async (app) => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(timer));
});
