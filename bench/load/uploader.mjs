import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { signedIn } from '../database/client.mjs';

const MIB = 1024 * 1024;

/** Uploads a PDF as the browser does, and makes it a paper. */
export async function addPaper(client, content, paper) {
  const json = async (...sent) => JSON.parse((await patiently(() => client.post(...sent))).text());
  const { id } = await json('/api/casebook/papers/uploads', { name: 'scan.pdf', bytes: content.length });
  for (let offset = 0; offset < content.length; offset += MIB)
    await patiently(() =>
      client.putBytes(
        `/api/casebook/papers/uploads/${id}?offset=${offset}`,
        content.subarray(offset, offset + MIB),
      ),
    );
  await json('/api/casebook/papers', { ...paper, uploadId: id });
}

/** Tries again what a busy server refused. */
async function patiently(send) {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!error.message.includes(': 503 ')) throw error;
      await pause(500);
    }
  }
}

/** As a process of its own, uploads as many at once as it is told to. */
if (process.argv[1] === import.meta.filename) {
  setPriority(19); // lowest priority, since people upload from other machines
  const [{ origin, account, count, bytes, paper }] = await once(process, 'message');
  const client = await signedIn(origin, account);
  const contents = Array.from({ length: count }, () =>
    Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes - 9)]),
  );
  process.send('begun');
  await Promise.all(contents.map((content) => addPaper(client, content, paper)));
  client.close();
  process.disconnect();
}
