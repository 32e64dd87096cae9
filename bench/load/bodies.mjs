import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { percentile, startFilled } from './server.mjs';

const ATTACKER = join(import.meta.dirname, 'attacker.mjs');
const PARALLEL = 200;
/** Duration of a measurement, in milliseconds. */
const TIME = 6000;
const MOST = 3;

/** Sends 200 bodies of 1 MiB at a time, deeply nested or with 100,000 values, and measures the effect on others. */
export async function bodies() {
  const server = await startFilled();
  try {
    const [person, token] = await server.openSessions(2);
    await probe(server, person); // warms up
    const idle = await probe(server, person);
    const figures = [];
    for (const kind of ['small', 'deep', 'wide']) {
      const before = server.memory();
      const attacker = fork(ATTACKER, [server.origin, token, PARALLEL, kind]);
      await once(attacker, 'message');
      const attacked = await probe(server, person);
      attacker.send('end');
      const [statuses] = await once(attacker, 'message');
      figures.push(...rows({ kind, idle, attacked, statuses, before }));
    }
    return { figures };
  } finally {
    await server.stop();
  }
}

/** One person who requests a list repeatedly. */
async function probe(server, token) {
  const times = [];
  let memory = 0;
  const end = performance.now() + TIME;
  while (performance.now() < end) {
    const asked = performance.now();
    const response = await fetch(`${server.origin}/api/case/case-fillings-page?size=20`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.text();
    if (!response.ok) throw new Error(`the list: ${response.status}`);
    times.push(performance.now() - asked);
    if (times.length % 5 === 0) memory = Math.max(memory, server.memory());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { p99: percentile(times, 0.99), times: times.length, memory };
}

function rows({ kind, idle, attacked, statuses, before }) {
  const ratio = attacked.p99 / idle.p99;
  const what = `200 ${kind} bodies at a time${kind === 'small' ? '' : ', 1 MiB each'}`;
  return [
    {
      what: `${what}: p99 of a list beside them (answers: ${JSON.stringify(statuses)})`,
      value: `${attacked.p99.toFixed(1)} ms, ${ratio.toFixed(1)}× idle (${idle.p99.toFixed(1)} ms)`,
      bar: `at most ${MOST}× idle`,
      met: ratio <= MOST,
    },
    {
      what: `${what}: memory of the server`,
      value: `${Math.round(before)} → ${Math.round(attacked.memory)} MiB`,
      bar: '',
    },
  ];
}
