import CodeIcon from '@mui/icons-material/DataObject';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/dates';
import { shownSize } from '../../backups/shownSize';
import { formFile } from '../../dataProvider/returnForms';
import type { StoredRecord } from '../../dataProvider/records';
import { useLanguage } from '../../i18n/useLanguage';
import { RowButton, RowLink } from '../../list/rowActions/RowActions';
import { RegisterRecords, type ExtraColumns } from '../registers/RegisterRecords';
import { useRowName } from '../registers/useRegister';
import { NamesDialog } from './NamesDialog';
import { useDownload } from '../../spreadsheet/useDownload';

export const ReturnFormList = () => (
  <RegisterRecords columns={columns} rowActions={rowActions} actions={<NamesButton />} />
);

/** Opens the list of names that a form may have. */
function NamesButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<CodeIcon />} onClick={() => setOpen(true)}>
        {translate('resources.return-forms.names.action')}
      </Button>
      {isOpen && <NamesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const Fill = () => <RowLink action="fill" rowName={useRowName()} />;

/** Downloads a form with its names, to change a copy of it. */
function Download() {
  const record = useRecordContext<StoredRecord>();
  const { download } = useDownload();
  const rowName = useRowName();
  return (
    <RowButton
      action="download"
      rowName={rowName}
      onClick={() => record && download(formFile.content(record.id))}
    />
  );
}

const rowActions = [
  { heading: 'lists.fill', buttons: <Fill /> },
  { heading: 'lists.download', buttons: <Download /> },
];

/** The size of an office's own form; a ready one has no file of its own. */
function Size({ record: { bytes } }: { record: StoredRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  return typeof bytes === 'number' ? shownSize(bytes, language) : translate('resources.return-forms.ready');
}

function AddedAt({ record: { createdAt } }: { record: StoredRecord }) {
  const language = useLanguage();
  return formatInstant(String(createdAt), language);
}

const columns: ExtraColumns = {
  type: { width: '6rem' },
  bytes: { width: '7rem', sheet: { kind: 'number' }, render: (record) => <Size record={record} /> },
  createdAt: { width: '11rem', render: (record) => <AddedAt record={record} /> },
};
