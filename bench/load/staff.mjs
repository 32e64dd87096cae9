import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { percentile, startFilled } from './server.mjs';

/** Limits in milliseconds. */
const LONGEST = 5000;
const MOST_LAG = 50;

const STAFF = [1000, 2000];

/** Open-loop load by staff: one action per person every 20 seconds (listed in bench/load/work.mjs). */
export async function staff({ counts = STAFF, seconds = 60 } = {}) {
  const server = await startFilled();
  try {
    const figures = [];
    for (const count of counts) figures.push(...rows(await openLoop(server, { count, seconds })));
    return { figures };
  } finally {
    await server.stop();
  }
}

/** The results of all actions of `count` persons in `seconds`. */
export async function openLoop(server, { count, seconds }) {
  const tokens = await server.openSessions(count);
  const generator = fork(join(import.meta.dirname, 'generator.mjs'));
  generator.send({ origin: server.origin, tokens, seconds });
  const [{ lags, answers }] = await once(generator, 'message');
  const times = answers.map(({ took }) => took);
  const served = answers.filter(({ status }) => status === 200);
  const isRefused = ({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0;
  return {
    count,
    seconds,
    actions: answers.length,
    served: served.length,
    refused: answers.filter(isRefused).length,
    broken: tally(answers.filter(({ status }) => status === 0).map(({ error }) => error)),
    others: tally(
      answers
        .filter((answer) => ![0, 200].includes(answer.status) && !isRefused(answer))
        .map(({ kind, status }) => `${kind} ${status}`),
    ),
    late: times.filter((took) => took > LONGEST).length,
    median: percentile(
      served.map(({ took }) => took),
      0.5,
    ),
    p99: percentile(
      served.map(({ took }) => took),
      0.99,
    ),
    longest: Math.max(...times),
    lag: percentile(lags, 0.99),
    isVoid: percentile(lags, 0.99) > MOST_LAG,
    memory: server.memory(),
    load: loadavg()[0],
  };
}

const tally = (words) => {
  const counts = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

const milliseconds = (took) => `${Math.round(took)} ms`;

function rows(run) {
  const what = `${run.count} staff, ${run.seconds} s`;
  const failed = Object.keys(run.broken).length + Object.keys(run.others).length;
  return [
    {
      what: `${what}: actions; refused with 503; other failures`,
      value: `${run.actions}; ${run.refused}; ${failed ? JSON.stringify([run.broken, run.others]) : 0}`,
      bar: 'no other failure',
      met: failed === 0,
    },
    {
      what: `${what}: median, p99, longest`,
      value: [run.median, run.p99, run.longest].map(milliseconds).join(', '),
      bar: 'all within 5 s',
      met: run.late === 0,
    },
    {
      what: `${what}: the generator’s own lag, p99 (load average ${run.load.toFixed(1)})`,
      value: run.isVoid ? `${milliseconds(run.lag)}: void` : milliseconds(run.lag),
      bar: `at most ${MOST_LAG} ms`,
      met: !run.isVoid,
    },
  ];
}
