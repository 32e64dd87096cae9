/**
 * `node firstFiling.mjs ORIGIN PASSWORD FILE_NUMBER`: waits until Casebook is ready, signs in as admin, registers a
 * filing and prints its number as stored. A program, so that it can run in another network namespace.
 */
const [origin, password, nothiNumber] = process.argv.slice(2);
const given = Date.now() + 300_000;
while (!(await isReady())) {
  if (Date.now() > given) throw new Error(`${origin} was not ready in time`);
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const query = new URLSearchParams({ grant_type: 'password', username: 'admin', password });
const client = { authorization: `Basic ${btoa('casebook:casebook')}` };
const { access_token: token } = await call(`/oauth/token?${query}`, { method: 'POST', headers: client });
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const [workPlace] = await call('/api/case/workplace', { headers });
const body = JSON.stringify({ nothiNumber, workPlace });
const { id } = await call('/api/case/case-fillings', { method: 'POST', headers, body });
const stored = await call(`/api/casebook/case-fillings/${id}`, { headers });
process.stdout.write(`registered ${stored.nothiNumber}\n`);

function isReady() {
  return fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function call(path, request) {
  const answer = await fetch(origin + path, request);
  if (!answer.ok) throw new Error(`${path.split('?')[0]}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
