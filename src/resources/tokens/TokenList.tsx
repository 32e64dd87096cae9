import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { tokenFields, tokenStates } from '../../../domain/tokens';
import type { StoredRecord } from '../../dataProvider/records';
import { ClampedText } from '../../fields/cells';
import { PersonName } from '../../history/columns';
import { choices, type Filter } from '../../list/filters/filter';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { ConfirmedRowAction, type AskedChange } from '../../list/rowActions/ConfirmedRowAction';
import { RowChange } from '../../list/rowActions/RowChange';
import { columnsOf } from '../../list/table/columnsOf';
import { RegisterTable } from '../../list/table/RegisterTable';
import { fieldColumn, type TableColumn } from '../../list/table/tableColumns';
import type { Person } from '../../dataProvider/files';
import { useScopeName } from './useScopeName';

const words = 'resources.tokens';

interface Token extends StoredRecord {
  name: string;
  state: (typeof tokenStates)[number];
  scopes: string[];
  by: Person;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** The tokens, the newest first; revoked ones stay, since the history names them. */
export function TokenList() {
  const translate = useTranslate();
  const title = translate('layout.tokens');
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      add={translate(`${words}.create`)}
      sort={NEWEST}
      sorts={columns.filter(({ sortable }) => sortable).map(({ source }) => source)}
      toolbar={<ListToolbar columns={columns} filters={tokenFilters} />}
    >
      <RegisterTable<Token> columns={columns} rowActions={ROW_ACTIONS} />
    </RegisterList>
  );
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

export const tokenFilters: readonly Filter[] = [
  {
    source: 'state',
    label: `${words}.fields.state`,
    isCommon: true,
    options: choices(tokenStates, (state) => `${words}.choices.state.${state}`),
  },
];

const label = (source: string) => `${words}.fields.${source}`;

const { column, choice, instant } = columnsOf<Token>('tokens');

const columns: readonly TableColumn<Token>[] = [
  column('name', { width: '11rem', render: ({ name }) => <ClampedText text={name} /> }),
  choice('state', tokenStates, '7rem'),
  { ...fieldColumn('tokens', 'role', tokenFields.role), label: label('role'), sortable: true },
  column('scopes', { sortable: false, width: '16rem', render: ({ scopes }) => <Scopes scopes={scopes} /> }),
  { ...fieldColumn('tokens', 'expiresOn', tokenFields.expiresOn), label: label('expiresOn'), sortable: true },
  instant('lastUsedAt'),
  column('by', { width: '10rem', render: ({ by }) => <PersonName person={by} /> }),
  instant('createdAt'),
];

function Scopes({ scopes }: Pick<Token, 'scopes'>) {
  return <ClampedText text={scopes.map(useScopeName()).join(', ')} />;
}

function Revoke() {
  const token = useRecordContext<Token>();
  if (!token || token.revokedAt) return null;
  return (
    <ConfirmedRowAction
      action="revoke"
      rowName={token.name}
      question={`${words}.revokeQuestion`}
      done={`${words}.revoked`}
      final
      change={Revocation}
    />
  );
}

function Revocation(asked: AskedChange) {
  const token = useRecordContext<Token>();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const perform = () =>
    dataProvider
      .delete('tokens', { id: token?.id ?? '' })
      .finally(() => void queries.invalidateQueries({ queryKey: ['tokens', 'getList'] }));
  return <RowChange {...asked} perform={perform} />;
}

const ROW_ACTIONS = [{ heading: 'lists.revoke', buttons: <Revoke /> }];
