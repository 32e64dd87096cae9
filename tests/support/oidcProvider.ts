import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

interface Options {
  /** Where Casebook is opened. */
  publicUrl: string;
  /** The part of everybody's e-mail address behind the name. */
  mailDomain: string;
  port?: number;
}

/** Starts a real OpenID Connect provider with its own sign-in pages, where any password will do. */
export async function startProvider({ publicUrl, mailDomain, port = 0 }: Options) {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'casebook-office',
        client_secret: 'office-secret',
        redirect_uris: [`${publicUrl}/oauth/oidc/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@${mailDomain}`, email_verified: true }),
    }),
    // nobody is asked for consent
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
