const TIMEOUT = 10_000;

/**
 * Posts JSON to another program. A name and password in its URL are sent as Basic credentials: `fetch`
 * refuses such a URL, and the message of its error would put the password into the log.
 * @throws unless the program accepts the content with a 2xx status
 */
export async function post(address: string, content: object): Promise<void> {
  const response = await fetch(withoutCredentials(address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentialsIn(address) },
    body: JSON.stringify(content),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
}

/** The URL without credentials, as `fetch` accepts it. */
export function withoutCredentials(address: string): URL {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url;
}

function credentialsIn(address: string): { authorization?: string } {
  const { username, password } = new URL(address);
  if (!username) return {};
  const pair = [username, password].map(decodeURIComponent).join(':');
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
