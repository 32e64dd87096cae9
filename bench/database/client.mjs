import { Agent, request } from 'node:http';

/** A client of Casebook over keep-alive connections. Reads responses to the end; parses them only on request. */
export async function signedIn(origin, { userName, password }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, noDelay: true });
  const { hostname, port } = new URL(origin);
  let token = await newToken();
  let renewAt = Date.now() + FIVE_MINUTES;

  return {
    /** Renews the token, which expires after ten minutes. Call outside of timed code. */
    async renew() {
      if (Date.now() < renewAt) return;
      token = await newToken();
      renewAt = Date.now() + FIVE_MINUTES;
    },
    get: (path, headers) => ask('GET', path, undefined, headers),
    post: (path, body, headers) => ask('POST', path, JSON.stringify(body), headers),
    putBytes: (path, bytes) => ask('PUT', path, bytes, { 'content-type': 'application/octet-stream' }),
    put: (path, body, headers) => ask('PUT', path, JSON.stringify(body), headers),
    getJson: async (path) => JSON.parse((await ask('GET', path)).text()),
    /** The response as a stream, for reading a large one while it arrives. */
    open: (path) => send('GET', path),
    close: () => agent.destroy(),
  };

  async function newToken() {
    const query = new URLSearchParams({ grant_type: 'password', username: userName, password });
    const response = await fetch(`${origin}/oauth/token?${query}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('casebook:casebook')}` },
    });
    if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
    return (await response.json()).access_token;
  }

  function send(method, path, body, headers = {}) {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const sent = request(
        {
          hostname,
          port,
          path,
          method,
          agent,
          timeout: TWO_MINUTES,
          headers: { authorization: `Bearer ${token}`, ...type, ...length, ...headers },
        },
        resolve,
      );
      sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer`)));
      sent.on('error', reject);
      sent.end(body);
    });
  }

  async function ask(method, path, body, headers) {
    const response = await send(method, path, body, headers);
    const chunks = await allOf(response);
    const text = () => Buffer.concat(chunks).toString();
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${text()}`);
    return { text };
  }
}

/** Uses events, which cost less than async iteration, since the client's time is measured too. */
function allOf(response) {
  const chunks = [];
  return new Promise((resolve, reject) => {
    response.on('data', (chunk) => chunks.push(chunk));
    response.on('end', () => resolve(chunks));
    response.on('error', reject);
  });
}

const TWO_MINUTES = 2 * 60_000;
const FIVE_MINUTES = 5 * 60_000;
