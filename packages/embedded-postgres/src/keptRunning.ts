import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedPostgres } from './start';

export interface KeptRunning {
  connection: EmbeddedPostgres['connection'];
  /** Stops a PostgreSQL whose files are gone or replaced; it is started again as soon as `begin` succeeds. */
  restart(reason: string): void;
  /** Stops it for good, whatever its state. */
  stop(): Promise<void>;
}

interface Options {
  /** Starts PostgreSQL, or throws if it cannot start now. `isFirst`: whether this is the first start. */
  begin(isFirst: boolean): Promise<EmbeddedPostgres>;
  /** Called once when PostgreSQL has ended, and again whenever starting fails for another reason. */
  onDown(reason: string): void;
  /** Called when it runs again, with the downtime in milliseconds. */
  onUp(downFor: number): void;
}

const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Milliseconds. A PostgreSQL that ends sooner than this after its start is restarted with a delay. */
const AT_ONCE_AFTER = 10_000;

/**
 * Restarts PostgreSQL whenever it ends: at once, then after 1, 2, 4 … 60 seconds, as long as this process
 * runs. @throws if the first start fails.
 */
export async function keepRunning({ begin, onDown, onUp }: Options): Promise<KeptRunning> {
  const closing = new AbortController();
  let server = await begin(true);
  let startedAt = Date.now();
  let restarting: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  watch();

  function watch() {
    server.onExit((reason) => restartAfter(reason));
  }

  function restartAfter(reason: string) {
    if (closing.signal.aborted || restarting) return;
    restarting = again(reason);
  }

  async function again(firstReason: string) {
    const since = Date.now();
    let wait = since - startedAt > AT_ONCE_AFTER ? 0 : SHORTEST_PAUSE;
    let reported = firstReason;
    onDown(reported);
    while (!closing.signal.aborted) {
      try {
        await pause(wait, undefined, { signal: closing.signal });
        server = await begin(false);
        startedAt = Date.now();
        restarting = undefined; // before watch(), which would otherwise miss an end at this moment
        watch();
        return onUp(startedAt - since);
      } catch (error) {
        wait = Math.min(Math.max(wait * 2, SHORTEST_PAUSE), LONGEST_PAUSE);
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== reported && !closing.signal.aborted) onDown((reported = reason));
      }
    }
  }

  return {
    connection: server.connection,
    restart(reason) {
      if (restarting || stopping || closing.signal.aborted) return;
      stopping = server.stopWithoutWriting().finally(() => {
        stopping = undefined;
        restartAfter(reason);
      });
    },
    async stop() {
      closing.abort();
      await stopping;
      await restarting;
      await server.stop();
    },
  };
}
