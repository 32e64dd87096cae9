import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedPostgres } from './start';

export interface KeptRunning {
  connection: EmbeddedPostgres['connection'];
  /** Stops a PostgreSQL whose files are gone or exchanged; it is started again as soon as `begin` lets it. */
  restart(reason: string): void;
  /** Ends it for good, however it is just now. */
  stop(): Promise<void>;
}

interface Options {
  /** Starts PostgreSQL, or throws as long as it cannot. Told whether it is the first time. */
  begin(isFirst: boolean): Promise<EmbeddedPostgres>;
  /** Told once when PostgreSQL has ended, and again whenever another reason keeps it from starting. */
  onDown(reason: string): void;
  /** Told when it runs again, after so many milliseconds. */
  onUp(downFor: number): void;
}

const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** A PostgreSQL that was just started and ends at once is not started again at once. */
const AT_ONCE_AFTER = 10_000;

/**
 * A PostgreSQL that is started again whenever it ends: at once, then after 1, 2, 4 … 60 seconds, for as long
 * as this process runs. @throws when it cannot be started the first time.
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
    let told = firstReason;
    onDown(told);
    while (!closing.signal.aborted) {
      try {
        await pause(wait, undefined, { signal: closing.signal });
        server = await begin(false);
        startedAt = Date.now();
        restarting = undefined; // before watch(), or an end at this very moment would be missed
        watch();
        return onUp(startedAt - since);
      } catch (error) {
        wait = Math.min(Math.max(wait * 2, SHORTEST_PAUSE), LONGEST_PAUSE);
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== told && !closing.signal.aborted) onDown((told = reason));
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
