import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { agentColumns, type AgentKind } from '../../../domain/agents';
import { DeleteRowButton } from '../../list/rowActions/DeleteRowButton';
import { fieldColumn } from '../../list/table/tableColumns';
import { agentFilters } from '../../../domain/listFilters';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { ActionColumn, TableColumn } from '../../list/table/tableColumns';
import { RowLink } from '../../list/rowActions/RowActions';
import { SearchFilter } from '../../list/filters/SearchFilter';
import { agentName, useAgentKind, type AgentRecord } from './agentRecord';

export function AgentList() {
  const translate = useTranslate();
  const kind = useAgentKind();
  const words = `resources.${kind.name}`;
  const title = translate(`${words}.list.title`);
  const columns = useMemo(() => columnsOf(kind), [kind]);
  return (
    <RegisterList
      key={kind.name}
      title={title}
      breadcrumb={[{ label: translate(`${words}.list.breadcrumb`) }, { label: title }]}
      add={translate(`${words}.list.add`)}
      filters={agentFilters}
      toolbar={
        <ListToolbar columns={columns} filters={agentFilters}>
          <SearchFilter
            source={kind.search}
            label={translate(`${words}.list.search`)}
            placeholder={translate('lists.search')}
          />
        </ListToolbar>
      }
    >
      <RegisterTable<AgentRecord>
        columns={columns}
        numberHeading="lists.serialNumber"
        rowActions={ROW_ACTIONS}
      />
    </RegisterList>
  );
}

const NAME_WIDTH = '12rem';

const widths: Record<string, string> = { licNo: '7rem', contactNumber: '8rem', address: '14rem' };

const columnsOf = (kind: AgentKind): TableColumn<AgentRecord>[] =>
  agentColumns(kind).map((source) => ({
    ...fieldColumn(kind.name, source, kind.fields[source]!),
    label: `resources.${kind.name}.fields.${source}`,
    width: widths[source] ?? NAME_WIDTH,
  }));

function Edit() {
  return <RowLink action="edit" rowName={useAgentName()} />;
}

function Delete() {
  const question = `resources.${useAgentKind().name}.messages.deleteQuestion`;
  return <DeleteRowButton rowName={useAgentName()} question={question} />;
}

function useAgentName(): string {
  const kind = useAgentKind();
  const agent = useRecordContext<AgentRecord>();
  return agent ? agentName(kind, agent) : '';
}

const ROW_ACTIONS: ActionColumn[] = [
  { heading: 'lists.edit', buttons: <Edit /> },
  { heading: 'lists.delete', buttons: <Delete /> },
];
