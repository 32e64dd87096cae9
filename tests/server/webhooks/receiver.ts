import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Got {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that is told by webhooks, in this process. */
export async function startReceiver(answer: RequestListener = (_request, response) => response.end()) {
  const got: Got[] = [];
  let answered = answer;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      answered(request, response);
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    got,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The events that it was told of, in their order. */
    told: () => got.map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    /** How many connections are open. */
    open: () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
    answerBy: (next: RequestListener) => void (answered = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const status =
  (code: number, headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(code, headers).end();
