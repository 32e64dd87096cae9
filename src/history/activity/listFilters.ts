import { caseTypes } from '../../../domain/followOnCases';
import { caseFilters, filingFilters, userFilters, type ListFilters } from '../../../domain/listFilters';
import { withWords, type LaterWords } from '../../i18n';
import { factFilters, type Filter } from '../../list/filters/filter';

/** The filters of a list, loaded together with their words. */
type Load = () => Promise<readonly Filter[]>;

const of =
  <Name extends string>(
    load: () => Promise<{ [K in Name]: readonly Filter[] }>,
    name: Name,
    ...words: LaterWords[]
  ): Load =>
  async () =>
    (await withWords(load(), ...words))[name];

const facts =
  (resource: string, filters: ListFilters, ...words: LaterWords[]): Load =>
  () =>
    withWords(Promise.resolve(factFilters(resource, filters)), ...words);

/** The filters of every list that has some, by resource: an export is described with the words of its list. */
export const listFilters: Record<string, Load> = {
  'case-fillings': facts('case-fillings', filingFilters),
  ...Object.fromEntries(caseTypes.map(({ name }) => [name, facts(name, caseFilters, 'followOnCases')])),
  users: facts('users', userFilters, 'users'),
  hearings: of(() => import('../../hearings/DiaryToolbar'), 'diaryFilters', 'diary', 'hearings'),
  limits: of(() => import('../../limits/LimitToolbar'), 'tableFilters', 'limits', 'hearings'),
  stays: of(() => import('../../money/Stays'), 'stayFilters', 'money', 'moneyLists', 'hearings'),
  guarantees: of(() => import('../../money/Guarantees'), 'toldGuaranteeFilters', 'money', 'moneyLists'),
  'money-entries': of(() => import('../../money/Entries'), 'entryFilters', 'money', 'moneyLists'),
  'money-positions': of(() => import('../../money/MoneyFiles'), 'moneyFileFilters', 'money', 'moneyLists'),
  retention: of(() => import('../../retention/RetentionList'), 'toldRetentionFilters', 'retention'),
  movements: of(() => import('../../volumes/FilesOut'), 'movementFilters', 'volumes'),
  papers: of(
    () => import('../../papers/lists/PaperList'),
    'paperFilters',
    'papers',
    'filePapers',
    'hearings',
  ),
  'papers without': of(
    () => import('../../papers/lists/MissingPapers'),
    'toldMissingFilters',
    'papers',
    'filePapers',
    'hearings',
  ),
  'closed-days': of(
    () => import('../../resources/closedDays/ClosedDayList'),
    'closedDayFilters',
    'registers',
    'limits',
  ),
  tokens: of(() => import('../../resources/tokens/TokenList'), 'tokenFilters', 'tokens'),
  webhooks: of(() => import('../../resources/webhooks/WebhookList'), 'webhookFilters', 'webhooks'),
  'webhook-deliveries': of(
    () => import('../../resources/webhooks/DeliveryList'),
    'deliveryFilters',
    'webhooks',
  ),
  changes: of(() => import('./ChangeList'), 'changeFilters', 'history'),
  events: of(() => import('./filters'), 'eventFilters', 'history'),
  deleted: of(() => import('../Bin'), 'binFilters', 'history'),
  proposals: of(() => import('../../proposals/ProposalList'), 'proposalFilters', 'history', 'proposals'),
};
