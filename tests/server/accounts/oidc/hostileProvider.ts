import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** The answer of the token endpoint to one attempt; the defaults are right. */
export interface Answer {
  claims?: JWTPayload;
  header?: { alg?: string; kid?: string };
  /** Makes the ID token of the right one, or another altogether. */
  forge?: (rightToken: string, publicPem: string) => string | Promise<string>;
  omit?: readonly string[];
  status?: number;
  raw?: string;
}

/** An OpenID Connect provider that answers as a test says, and by default as it should. */
export async function startHostileProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const pem = await exportSPKI(publicKey);
  const provider = {
    issuer: '',
    answer: {} as Answer,
    /** The nonce that the browser brought to the provider. */
    nonce: '',
    /** Requests are left without an answer. */
    isSilent: false,
    requests: 0,
    close: () => {},
  };
  const idToken = async () => {
    const { claims = {}, header = {}, omit = [], forge } = provider.answer;
    const now = Math.floor(Date.now() / 1000);
    const all: JWTPayload = {
      iss: provider.issuer,
      aud: 'casebook-office',
      sub: 'karim-1',
      nonce: provider.nonce,
      email: 'karim@customs.example',
      email_verified: true,
      iat: now,
      exp: now + 300,
      ...claims,
    };
    const kept = Object.fromEntries(Object.entries(all).filter(([name]) => !omit.includes(name)));
    const right = await new SignJWT(kept)
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign(privateKey);
    return forge ? forge(right, pem) : right;
  };
  const respond = async ({ url = '' }: IncomingMessage) => {
    if (url.startsWith('/.well-known')) {
      return {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/auth`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      };
    }
    if (url.startsWith('/jwks')) return { keys: [jwk] };
    return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: await idToken() };
  };
  const server = createServer((request, response) => {
    provider.requests += 1;
    if (provider.isSilent) return;
    const isToken = request.url?.startsWith('/token');
    void respond(request).then((body) => {
      response.writeHead(isToken ? (provider.answer.status ?? 200) : 200, {
        'content-type': 'application/json',
      });
      response.end((isToken && provider.answer.raw) || JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return provider;
}
