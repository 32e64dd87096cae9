import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { UnreadablePaper, type Answer, type Order } from './task';

/** Maximum memory of its JavaScript, in MiB. */
const MOST_MEMORY = 256;

/** Ends after so many milliseconds without work, which gives its memory back. */
const LONGEST_IDLE = 60_000;

/** A lower priority than the server's. */
const PRIORITY = 5;

/** What a process needs to run at all: it opens files from anywhere, so it is given no secrets. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'TEMP', 'TMPDIR'];

export type ReadingProcess = ReturnType<typeof startReadingProcess>;

/** Starts server/programs/readPapers.ts, which carries out one task at a time. */
export function startReadingProcess(program: string) {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MOST_MEMORY}`],
    env: Object.fromEntries(NEEDED.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // does not keep the server running
  child.unref();
  child.channel?.unref();
  let isAlive = true;
  const end = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };
  child.once('exit', end).once('error', end);
  lowerPriority(child.pid);
  let idling: NodeJS.Timeout | undefined;

  return {
    isAlive: () => isAlive,
    end,
    /** @throws UnreadablePaper also if the process ends, or takes longer than so many milliseconds */
    async ask(order: Order, longest: number): Promise<unknown> {
      clearTimeout(idling);
      const answer = await new Promise<Answer>((resolve) => {
        const settle = (answer: Answer) => {
          clearTimeout(timer);
          child.off('message', settle).off('exit', onEnd).off('error', onEnd);
          resolve(answer);
        };
        const onEnd = () => settle({ fault: 'tooMuch' });
        const timer = setTimeout(() => {
          end();
          onEnd();
        }, longest);
        child.on('message', settle).on('exit', onEnd).on('error', onEnd);
        child.send(order, (error) => error && onEnd());
      });
      idling = setTimeout(end, LONGEST_IDLE).unref();
      if ('fault' in answer) throw new UnreadablePaper(answer.fault);
      return answer.result;
    },
  };
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid) setPriority(pid, PRIORITY);
  } catch {
    // it has ended already, or may not be slowed down
  }
}
