import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  bearerOf,
  createDataDirectory,
  startCasebook,
  type CasebookProcess,
} from '../../support/casebookProcess';

const MIB = 1024 * 1024;

describe('a crowd of connections @long', () => {
  const data = createDataDirectory();
  let casebook: CasebookProcess;
  let headers: Record<string, string>;
  let port: number;
  let sockets: Socket[] = [];
  beforeAll(async () => {
    casebook = await startCasebook({ DATA_DIR: data.path, SEED: 'demo' });
    headers = await bearerOf(casebook.origin, 'customs', 'Casebook#Customs1');
    port = Number(new URL(casebook.origin).port);
  });
  afterAll(async () => {
    await casebook.end('SIGTERM');
    data.remove();
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });

  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.once('error', reject);
      sockets.push(socket);
    });
  /** Resident memory of the server, in MiB. */
  const memory = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(casebook.process.pid)], { encoding: 'utf8' })) /
    1024;
  /** Sends requests of another user for some seconds. @returns the statuses of the answers */
  async function statuses(seconds: number): Promise<number[]> {
    const seen = new Set<number>();
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(50)) {
      const answer = await fetch(`${casebook.origin}/api/case/case-fillings-page?size=20`, { headers });
      await answer.text();
      seen.add(answer.status);
    }
    return [...seen];
  }

  it('users are served despite 10,000 connections without a request, which take little memory', async () => {
    await statuses(2);
    const before = memory();
    for (let opened = 0; opened < 10_000; opened += 500) {
      await Promise.all(Array.from({ length: 500 }, open));
    }
    expect(await statuses(5)).toEqual([200]);
    expect(memory() - before).toBeLessThan(200);
  });

  it('50 connections that send bodies of 100 MB are refused without reading them into memory', async () => {
    const before = memory();
    const chunk = Buffer.alloc(MIB, 'x');
    const heads = await Promise.all(Array.from({ length: 50 }, open));
    const answered = heads.map(async (socket) => {
      let received = '';
      let isClosed = false;
      socket.on('data', (part) => (received += String(part)));
      socket.on('close', () => (isClosed = true));
      socket.on('error', () => {}); // the server closes the connection while the body is still being sent
      const { authorization } = headers;
      socket.write(
        `POST /api/case/case-fillings HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${100 * MIB}\r\n\r\n`,
      );
      for (let sent = 0; sent < 100 && !isClosed; sent++) {
        socket.write(chunk);
        await pause(100);
      }
      return received.slice(0, 12);
    });
    expect(await statuses(5)).toEqual([200]);
    expect(memory() - before).toBeLessThan(200);
    for (const status of new Set(await Promise.all(answered))) {
      expect(['HTTP/1.1 413', 'HTTP/1.1 503', '']).toContain(status);
    }
  });

  it('500 connections that send a letter a second are closed, and others are served meanwhile', async () => {
    const slow = await Promise.all(Array.from({ length: 500 }, open));
    let closed = 0;
    for (const socket of slow) {
      socket.on('close', () => (closed += 1));
      socket.on('error', () => {});
      socket.write('GET /api/case/banks HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    }
    const sending = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('x')), 1000);
    expect(await statuses(5)).toEqual([200]);
    await expect.poll(() => closed, { timeout: 120_000, interval: 1000 }).toBe(500);
    clearInterval(sending);
  });
});
