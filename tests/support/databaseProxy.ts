import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** What is lost: the request before it arrives, or its answer. */
export type Lost = 'question' | 'answer';

export interface DatabaseProxy {
  port: number;
  /**
   * Breaks one connection at the next request that matches `asked`. With `after`, a request must have matched
   * `after` first.
   */
  loseAt(asked: RegExp, lost: Lost, options?: { after?: RegExp }): void;
  /** Breaks the connection of the nth exchange from now. @returns a function that tells whether it was broken. */
  loseNth(exchange: number, lost: Lost): () => boolean;
  /** Breaks every connection and refuses new ones. */
  goAway(): void;
  comeBack(): void;
  close(): Promise<void>;
}

/** A proxy between the server and PostgreSQL. Each request is answered before the next is sent. */
export async function startDatabaseProxy(target: { host: string; port: number }): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isAway = false;
  let losesAt: { asked: RegExp[]; lost: Lost } | null = null;
  let countdown: { left: number; lost: Lost } | null = null;

  /** Whether the exchange that this request begins is to fail, and how. */
  const fateOf = (question: string): Lost | null => {
    if (losesAt?.asked[0]?.test(question)) {
      const { asked, lost } = losesAt;
      losesAt = asked.length > 1 ? { asked: asked.slice(1), lost } : null;
      return losesAt ? null : lost;
    }
    if (countdown === null || countdown.left-- > 0) return null;
    const { lost } = countdown;
    countdown = null;
    return lost;
  };

  const server = createServer((client) => {
    if (isAway) return void client.destroy();
    const { host, port } = target;
    const upstream = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect({ host, port });
    let losesAnswer = false;
    const breakOff = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (data) => {
      const fate = fateOf(data.toString('latin1'));
      if (fate === 'question') return breakOff();
      losesAnswer ||= fate === 'answer';
      upstream.write(data);
    });
    upstream.on('data', (data) => (losesAnswer ? breakOff() : client.write(data)));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', breakOff);
      socket.on('close', () => {
        sockets.delete(socket);
        breakOff();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    loseAt: (asked, lost, { after } = {}) => (losesAt = { asked: after ? [after, asked] : [asked], lost }),
    loseNth(exchange, lost) {
      const mine = { left: exchange, lost };
      countdown = mine;
      return () => countdown !== mine;
    },
    goAway() {
      isAway = true;
      breakAll();
    },
    comeBack: () => (isAway = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
