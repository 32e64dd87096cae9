import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { formatTaka } from '../../domain/taka';
import type { CasebookDataProvider } from '../dataProvider';
import type { Deletion } from '../dataProvider/history';
import { ClampedText } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import { ListToolbar } from '../list/ListToolbar';
import { RegisterList } from '../list/RegisterList';
import { ConfirmedRowAction, type AskedChange } from '../list/rowActions/ConfirmedRowAction';
import { RowButton } from '../list/rowActions/RowActions';
import { RowChange } from '../list/rowActions/RowChange';
import { RegisterTable } from '../list/table/RegisterTable';
import type { TableColumn } from '../list/table/tableColumns';
import { ExportButton } from '../spreadsheet/ExportButton';
import { dayFilters, personFilter, registerFilter } from './activity/filters';
import { useHistoryAddress } from './activity/RecordLink';
import { atColumn, byColumn, reasonColumn, RegisterName } from './columns';
import { fieldsOf, valuesIn } from './historyFields';
import { usePersonName, useTitleOf } from './names';
import { PaperDialog } from '../page/PaperDialog';
import { RecordFields } from './RecordFields';

/** Deleted records that can be restored, the newest first. Nothing expires from the bin. */
export function Bin() {
  const translate = useTranslate();
  const title = translate('layout.bin');
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      sort={NEWEST_FIRST}
      sorts={SORTS}
      actions={<ExportButton file="Bin" sheet="Bin" columns={columns} />}
      toolbar={<ListToolbar columns={columns} filters={binFilters} />}
    >
      <RegisterTable<Deletion> columns={columns} rowNumbers="continuous" rowActions={ROW_ACTIONS} />
    </RegisterList>
  );
}

export const binFilters = [registerFilter, personFilter, ...dayFilters];
const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

const columns: readonly TableColumn<Deletion>[] = [
  {
    source: 'title',
    label: 'history.columns.title',
    sortable: true,
    width: '12rem',
    render: (deletion) => <Title deletion={deletion} />,
  },
  {
    source: 'register',
    label: 'history.columns.register',
    sortable: true,
    width: '12rem',
    render: ({ register }) => <RegisterName register={register} />,
  },
  { ...atColumn, label: 'history.columns.deletedAt' },
  { ...byColumn, label: 'history.columns.deletedBy', sortable: true },
  { ...reasonColumn, width: '13rem' },
];

const SORTS = ['id', ...columns.filter(({ sortable }) => sortable).map(({ source }) => source)];

function Title({ deletion }: { deletion: Deletion }) {
  return <ClampedText text={useTitleOf()(deletion)} />;
}

function Look() {
  const deletion = useRecordContext<Deletion>();
  const titleOf = useTitleOf();
  const [isOpen, setOpen] = useState(false);
  if (!deletion) return null;
  return (
    <>
      <RowButton action="details" rowName={titleOf(deletion)} onClick={() => setOpen(true)} />
      {isOpen && <DeletedRecord deletion={deletion} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeletedRecord({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const { register, was, at, by, reason } = deletion;
  const translate = useTranslate();
  const language = useLanguage();
  const titleOf = useTitleOf();
  const nameOf = usePersonName();
  const fields = fieldsOf(register, was);
  return (
    <PaperDialog
      title={translate('history.bin.deleted', { title: titleOf(deletion) })}
      subtitle={
        <>
          {translate(`resources.${register}.name`, { _: register })}
          {' · '}
          {translate('history.byAt', { by: nameOf(by), at: formatInstant(at, language) })}
          {reason && <Box sx={{ color: 'text.primary' }}>{translate('history.reason', { reason })}</Box>}
        </>
      }
      onClose={onClose}
    >
      {was && <RecordFields register={register} fields={fields} values={valuesIn(fields, was)} />}
    </PaperDialog>
  );
}

function Restore() {
  const deletion = useRecordContext<Deletion>();
  const titleOf = useTitleOf();
  return (
    deletion && (
      <ConfirmedRowAction
        action="restore"
        rowName={titleOf(deletion)}
        question="history.bin.question"
        done="history.bin.restored"
        change={Restoring}
      />
    )
  );
}

function Restoring(asked: AskedChange) {
  const deletion = useRecordContext<Deletion>();
  return deletion && <RestoringRecord deletion={deletion} {...asked} />;
}

function RestoringRecord({ deletion, ...asked }: AskedChange & { deletion: Deletion }) {
  const address = useHistoryAddress({ ...deletion, action: 'restore' });
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const language = useLanguage();
  const perform = async () => {
    const { guaranteeTaken } = (await dataProvider.restoreDeleted(deletion)) ?? {};
    if (guaranteeTaken)
      notify('history.bin.guaranteeTaken', {
        type: 'warning',
        messageArgs: { amount: formatTaka(guaranteeTaken, language) },
      });
    for (const resource of ['deleted', 'changes', deletion.register])
      void queries.invalidateQueries({ queryKey: [resource] });
  };
  return <RowChange {...asked} perform={perform} to={address?.replace(/#.*$/, '')} />;
}

const ROW_ACTIONS = [
  { heading: 'lists.details', buttons: <Look /> },
  { heading: 'lists.restore', buttons: <Restore /> },
];
