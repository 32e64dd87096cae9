import { agentKinds } from '../../domain/agents';
import { caseTypes } from '../../domain/followOnCases';
import { registerNames, registerRoutes } from '../../domain/registerRoutes';
import type { help } from '../i18n/en/help';

const listAndForm = ({ list, add }: { list: string; add: string }) => [list, add];

/**
 * The manual: its parts and their pages (docs/manual/<language>/<page>.md) in order, each with the beginnings of the
 * URLs that it explains; a longer one takes precedence.
 */
export const manual: Record<keyof typeof help.parts, Record<string, readonly string[]>> = {
  start: {
    'sign-in': [],
    'my-day': ['/today', '/'],
    find: ['/search'],
    practice: [],
    'two-steps': [],
    'office-account': [],
  },
  files: {
    'demand-notice': ['/add-case-fillings'],
    'court-case': caseTypes.flatMap(({ routes }) => listAndForm(routes)),
    'file-page': ['/files'],
    notes: [],
    lists: ['/case-fillings-list'],
    companies: [
      '/importer-exporter-list',
      '/add-company',
      ...agentKinds.flatMap(({ routes }) => listAndForm(routes)),
    ],
    history: ['/bin', '/activity'],
  },
  hearings: {
    hearing: [],
    diary: ['/hearings'],
    'cause-list': ['/hearings/match'],
    'time-limits': ['/limits'],
    alerts: ['/all-notifications', '/bill-list', '/leave-list'],
  },
  money: {
    money: ['/money', '/money-entries'],
    guarantees: ['/guarantees', '/stays'],
    'monthly-return': ['/returns', ...listAndForm(registerRoutes['return-forms']), '/case-summary-report'],
  },
  papers: {
    papers: ['/papers'],
    'scan-inbox': ['/papers/inbox'],
    'paper-files': ['/files/out', '/files/move', '/f'],
    'called-files': ['/files/called'],
    retention: ['/files/retention', ...listAndForm(registerRoutes['retention-rules'])],
  },
  administration: {
    'first-week': ['/office', '/test-screen'],
    users: ['/users-list', '/create-user'],
    'lists-and-rules': registerNames.flatMap((name) => listAndForm(registerRoutes[name])),
    import: ['/import'],
    backups: ['/backups'],
    restore: [],
    'take-everything': [],
    upgrade: [],
    tokens: ['/tokens', '/create-token'],
    webhooks: ['/webhooks', '/create-webhook'],
  },
};

export const manualPages: readonly (readonly [page: string, urls: readonly string[]])[] = Object.values(
  manual,
).flatMap((pages) => Object.entries(pages));

/** The browser tab in which the manual opens, so that the work stays where it is. */
export const HELP_TAB = 'casebook-help';

/** The URL of the page of the manual that explains the screen at a path; of its contents if none does. */
export function helpFor(pathname: string): string {
  const fits = manualPages.flatMap(([page, urls]) =>
    urls
      .filter((url) => pathname === url || (url !== '/' && pathname.startsWith(`${url}/`)))
      .map((url) => ({ page, length: url.length })),
  );
  const best = fits.toSorted((a, b) => b.length - a.length)[0];
  return best ? `/help/${best.page}` : '/help';
}
