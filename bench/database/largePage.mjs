import { execFileSync } from 'node:child_process';
import { median, seconds } from '../figures.mjs';
import { BIG, grouped } from './scale.mjs';

const ROWS = BIG.filings / 10;
const PAGE = `page of ${grouped(ROWS)} rows`;
const TIMES = 3;

/**
 * A page of a tenth of all filings: time to first byte, total time, and growth of the server's memory.
 * @returns the figures, and the milliseconds that a row takes
 */
export async function largePage(client, pid) {
  const runs = [];
  for (let run = 0; run < TIMES; run++) runs.push(await readOnce(client, pid));
  const of = (name) => runs.map((run) => run[name]);
  const took = median(of('took'));
  const figures = [
    {
      what: `${PAGE}, first byte`,
      value: `${Math.round(median(of('firstByte')))} ms`,
      bar: 'within 50 ms',
      met: median(of('firstByte')) <= 50,
    },
    {
      what: `${PAGE}, all of it`,
      value: `${seconds(took)}, ${Math.round(of('bytes')[0] / 2 ** 20)} MiB`,
      bar: '',
    },
    {
      what: `${PAGE}, growth of the server`,
      value: `${Math.round(Math.max(...of('growth')) / 1024)} MiB`,
      bar: 'under 64 MiB',
      met: Math.max(...of('growth')) < 64 * 1024,
    },
  ];
  return { figures, msPerRow: took / ROWS };
}

async function readOnce(client, pid) {
  const before = residentMemory(pid);
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentMemory(pid))), 100);
  const begun = performance.now();
  const response = await client.open(`/api/case/case-fillings-page?page=0&size=${ROWS}`);
  let firstByte;
  let bytes = 0;
  let end = '';
  for await (const chunk of response) {
    firstByte ??= performance.now() - begun;
    bytes += chunk.length;
    end = (end + chunk.subarray(-400).toString()).slice(-400);
  }
  clearInterval(sampling);
  if (!end.includes(`"numberOfElements":${ROWS},`)) throw new Error(`not a page of ${ROWS} rows: ${end}`);
  return { firstByte, took: performance.now() - begun, bytes, growth: peak - before };
}

/** Resident memory of a process, in KiB. */
const residentMemory = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]));
