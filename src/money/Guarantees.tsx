import { lazy, useContext } from 'react';
import { useRecordContext } from 'react-admin';
import { guaranteeKinds, guaranteeStates } from '../../domain/money/records';
import { HasFilePages } from '../addresses';
import type { Guarantee } from '../dataProvider/money';
import { ClampedText, CLAMPED, NameText } from '../fields/cells';
import { choices, type Filter } from '../list/filters/filter';
import { breakingNumber } from '../list/table/NumberLink';
import type { TableColumn } from '../list/table/tableColumns';
import { DaysLeft } from './DaysLeft';
import { oneOrMore, presetFilter, type Preset } from '../list/ListPresets';
import { columnsOf, within, Word } from '../list/table/columnsOf';
import { MoneyList, RowDialogs } from './MoneyList';
import { guaranteeSheet } from './moneySheets';

const GuaranteeDialog = lazy(async () => ({ default: (await import('./GuaranteeDialog')).GuaranteeDialog }));
const GuaranteeStepDialog = lazy(async () => ({
  default: (await import('./GuaranteeStepDialog')).GuaranteeStepDialog,
}));

/** Guarantees by their expiry: what has to be extended, encashed or released next. */
export const Guarantees = () => (
  <MoneyList<Guarantee>
    title="layout.guarantees"
    file="Guarantees"
    columns={columns}
    sheetColumns={guaranteeSheet}
    sort={BY_EXPIRY}
    searched="resources.guarantees.fields.number"
    filters={guaranteeFilters}
    checks={CHECKS}
    presets={{ label: 'resources.guarantees.fields.state', each: PRESETS }}
    entered={{ add: (onClose) => <GuaranteeDialog onClose={onClose} />, buttons: <Buttons /> }}
  />
);

const PRESETS: readonly Preset[] = [
  { name: 'resources.guarantees.choices.state.VALID', filter: { state: 'VALID' } },
  { name: 'moneyLists.need.LAPSED', filter: { need: 'LAPSED' }, isCounted: true },
  { name: 'moneyLists.need.RELEASE', filter: { need: 'RELEASE' }, isCounted: true },
  { name: 'resources.guarantees.choices.state.EXPIRED', filter: { state: 'EXPIRED' }, isCounted: true },
  { name: 'resources.guarantees.choices.state.NO_EXPIRY', filter: { state: 'NO_EXPIRY' }, isCounted: true },
  {
    name: 'moneyLists.ended',
    filter: { state: ['REPLACED', 'LAPSED', 'ENCASHED', 'RELEASED'] },
    isSeldom: true,
  },
];

const { column, day, money, choice } = columnsOf<Guarantee>('guarantees');

const columns: TableColumn<Guarantee>[] = [
  column('number', {
    width: '9rem',
    isName: true,
    render: ({ number }) => <span className={CLAMPED}>{number && breakingNumber(number)}</span>,
  }),
  column('bankName', {
    width: '10rem',
    render: ({ bankName, bankNameBn }) => <NameText name={bankName} nameBn={bankNameBn} />,
  }),
  day('expiresOn'),
  {
    source: 'encashBy',
    label: 'moneyLists.daysLeft',
    sortable: false,
    width: '11rem',
    render: (guarantee) => <Expiry guarantee={guarantee} />,
  },
  money('left'),
  money('amount'),
  choice('kind', guaranteeKinds),
  choice('state', guaranteeStates),
  {
    ...column('files', { width: '10rem', render: ({ files }) => <Files files={files} /> }),
    sortable: false,
  },
  column('originalAt', { width: '8rem', render: ({ originalAt }) => <ClampedText text={originalAt} /> }),
  day('confirmedOn'),
];

function Expiry({ guarantee: { state, continuing, expiresOn, encashBy } }: { guarantee: Guarantee }) {
  if (state !== 'VALID' && state !== 'EXPIRED') return null;
  if (continuing) return <Word name="moneyLists.continuing" />;
  return <DaysLeft last={expiresOn} open={encashBy} />;
}

function Files({ files }: Pick<Guarantee, 'files'>) {
  const hasPages = useContext(HasFilePages);
  return (
    <span className={CLAMPED}>
      {files.map(({ caseFilingId, nothiNumber }, place) => (
        <span key={caseFilingId}>
          {place > 0 && ', '}
          {hasPages ? (
            <a href={`/files/${caseFilingId}`} className="number-link">
              {breakingNumber(nothiNumber)}
            </a>
          ) : (
            nothiNumber
          )}
        </span>
      ))}
    </span>
  );
}

function Buttons() {
  const guarantee = useRecordContext<Guarantee>();
  if (!guarantee) return null;
  const step = (onClose: () => void) => <GuaranteeStepDialog guarantee={guarantee} onClose={onClose} />;
  return (
    <RowDialogs
      rowName={guarantee.number ?? guarantee.files[0]?.nothiNumber ?? ''}
      dialogs={{
        // one that has ended otherwise than by lapsing takes no step
        ...(!CLOSED.has(guarantee.state) && { step }),
        edit: (onClose) => <GuaranteeDialog guarantee={guarantee} onClose={onClose} />,
      }}
    />
  );
}

const CLOSED = new Set(['REPLACED', 'ENCASHED', 'RELEASED']);

const guaranteeFilters: readonly Filter[] = [
  within('expiringWithin', 'moneyLists.expiringWithin'),
  { source: 'bankId', label: 'resources.guarantees.fields.bankId', isCommon: true, reference: 'banks' },
  {
    source: 'kind',
    label: 'resources.guarantees.fields.kind',
    options: choices(guaranteeKinds, (kind) => `resources.guarantees.choices.kind.${kind}`),
  },
  { source: 'workPlaceId', label: 'moneyLists.section', reference: 'workplace' },
];

export const toldGuaranteeFilters = [
  ...guaranteeFilters,
  presetFilter('need', 'resources.guarantees.fields.state', PRESETS),
];

const CHECKS = { state: oneOrMore(guaranteeStates), need: oneOrMore(['LAPSED', 'RELEASE']) };
const BY_EXPIRY = { field: 'expiresOn', order: 'ASC' } as const;
