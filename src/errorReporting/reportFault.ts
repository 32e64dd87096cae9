import { faultId, redacted, type Fault } from '../../domain/faults';
import { version } from '../../package.json';
import { currentSession } from '../authProvider/session';
import { offers } from '../offered/capabilities';
import { httpClient } from '../dataProvider/httpClient';

/** The maximum number of different faults reported per page load, because a page may fail in a loop. */
const MAX_REPORTS = 10;

const reported = new Map<string, Promise<string | null>>();

/**
 * Reports a fault to our server's log (docs/contract.md, "For the UI itself"), each fault only once. @returns
 * its id in the log; null on a foreign server or without a session, where nothing is logged.
 */
export function reportFault(kind: Fault['kind'], error: unknown, drawn = ''): Promise<string | null> {
  const { message, stack } = described(error);
  const what = `${message}\n${stack}`;
  const before = reported.get(what);
  if (before) return before;
  if (reported.size >= MAX_REPORTS) return Promise.resolve(null);
  const report = send({ kind, message, stack: `${stack}\n${drawn}` }).catch(() => null);
  reported.set(what, report);
  return report;
}

async function send(fault: Pick<Fault, 'kind' | 'message' | 'stack'>): Promise<string | null> {
  if (!currentSession() || !(await offers('clientErrors'))) return null;
  const id = faultId(crypto.getRandomValues(new Uint8Array(8)));
  const body = redacted({ id, ...fault, page: location.pathname, version });
  // `keepalive`: the person may reload before the answer arrives.
  await httpClient('/api/casebook/client-errors', { method: 'POST', body, keepalive: true });
  return id;
}

function described(error: unknown): Pick<Fault, 'message' | 'stack'> {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}
