import { useRecordContext, useTranslate } from 'react-admin';
import { proposalStates } from '../../domain/proposals';
import type { Proposal } from '../dataProvider/history';
import { ClampedText } from '../fields/cells';
import { ActivityList } from '../history/activity/ActivityList';
import { personFilter } from '../history/activity/filters';
import { RecordLink } from '../history/activity/RecordLink';
import { atColumn, byColumn, PersonName, reasonColumn } from '../history/columns';
import { choices, type Filter } from '../list/filters/filter';
import type { TableColumn } from '../list/table/tableColumns';
import { DecideButtons, useObstacle } from './proposalParts';
import { ProposedChanges } from './ProposedChanges';

/** All proposals, the newest first, with their outcome. */
export const ProposalList = () => (
  <ActivityList resource="proposals" columns={columns} rowActions={ROW_ACTIONS} filters={proposalFilters} />
);

export const proposalFilters: readonly Filter[] = [
  personFilter,
  {
    source: 'state',
    label: 'proposals.state',
    isCommon: true,
    options: choices(proposalStates, (state) => `proposals.states.${state}`),
  },
];

const columns: readonly TableColumn<Proposal>[] = [
  {
    source: 'title',
    label: 'history.columns.title',
    sortable: true,
    width: '10rem',
    render: (proposal) => <RecordLink change={{ ...proposal, action: madeOf(proposal) }} />,
    isName: true,
  },
  atColumn,
  { ...byColumn, sortable: true },
  {
    source: 'became',
    label: 'history.columns.became',
    sortable: false,
    width: '20rem',
    render: (proposal) => <ProposedChanges proposal={proposal} />,
  },
  { ...reasonColumn, width: '11rem' },
  {
    source: 'state',
    label: 'proposals.state',
    sortable: true,
    width: '8rem',
    render: (proposal) => <State proposal={proposal} />,
  },
  {
    source: 'decidedBy.fullName',
    label: 'proposals.decidedBy',
    sortable: true,
    width: '10rem',
    render: ({ decidedBy }) => decidedBy && <PersonName person={decidedBy} />,
  },
];

/** The action that decides where the record's link leads: only an approved deletion has deleted the record. */
const madeOf = ({ action, state }: Proposal) =>
  state === 'APPROVED' && action === 'delete' ? action : 'edit';

/** The state, with the answer of a refusal; or why the reader's approval would not count. */
function State({ proposal }: { proposal: Proposal }) {
  const translate = useTranslate();
  const why = useObstacle(proposal);
  const { state, answer } = proposal;
  const text = why ? translate('proposals.notByReader', { why }) : translate(`proposals.states.${state}`);
  return <ClampedText text={answer ? `${text}: ${answer}` : text} />;
}

function Decide() {
  const proposal = useRecordContext<Proposal>();
  return proposal && <DecideButtons proposal={proposal} />;
}

const ROW_ACTIONS = [{ heading: 'proposals.decide', buttons: <Decide /> }];
