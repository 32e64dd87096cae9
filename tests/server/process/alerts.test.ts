import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFromToday, startAlerts, type Alerts } from '../alerts/alerts';
import { startCasebook } from '../../support/casebookProcess';

/** Long enough for one run of the job that writes alerts, which runs every minute. */
const ONE_RUN = 75_000;

/** Urgent alerts are posted only after 07:00 in Dhaka, and these servers use the machine’s clock. */
const isDay = (new Date().getUTCHours() + 6) % 24 >= 7;

describe.runIf(isDay)('three servers on one database @long', () => {
  const state = mkdtempSync(join(tmpdir(), 'casebook-state-'));
  const posted: { text: string }[] = [];
  const webhook = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      posted.push(JSON.parse(body) as { text: string });
      response.end();
    });
  });
  let alerts: Alerts;
  beforeAll(async () => {
    alerts = await startAlerts();
    await new Promise<void>((listening) => void webhook.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    webhook.close();
    await alerts.close();
    rmSync(state, { recursive: true });
  });

  it(
    'three servers on one database write each alert once and post an urgent one once',
    { timeout: 5 * ONE_RUN },
    async () => {
      const clerk = await alerts.person('karim', 'ROLE_CUSTOMS', [alerts.parts.section]);
      const { proceedingId } = await alerts.addCase();
      await alerts.add({ proceedingId, date: dayFromToday(1) });
      const limit = { proceedingId, code: null, name: 'Parawise reply', byCount: dayFromToday(400) };
      await alerts.call('POST', '/api/casebook/limits', limit);
      await sql`update time_limit set aim_for = ${dayFromToday(1)}, may_file = ${dayFromToday(1)}`.execute(
        alerts.db,
      );
      const servers = await Promise.all(
        Array.from({ length: 3 }, () =>
          startCasebook({
            DATABASE_URL: alerts.parts.test.url,
            STATE_DIR: state,
            LOG_LEVEL: 'silent',
            ALERT_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
          }),
        ),
      );
      await expect.poll(() => posted.length, { timeout: 2 * ONE_RUN, interval: 500 }).toBe(1);
      // waits for one more run of the job on each server
      await new Promise((resolve) => setTimeout(resolve, ONE_RUN));
      const told = await clerk.told();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      expect(told.map((text) => text.split(' ')[0])).toEqual(['Hearing', 'Time']);
      expect(posted.map(({ text }) => text.split(':')[0])).toEqual([
        expect.stringContaining('Time limit tomorrow'),
      ]);
    },
  );
});
