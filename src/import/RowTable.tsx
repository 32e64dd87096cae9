import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../domain/digits';
import { type ImportRow, importRegister } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { errorText, shortened } from './errorText';
import { ExistingChoice } from './ExistingChoice';
import { fieldsOf, cellOf, shownCell } from './shownCell';
import { useBatchActions, useImportedUrl } from './useBatch';
import { useFieldLabel } from './useImportFields';
import { viewOf } from '../fields/kinds';
import { readValue } from '../fields/kinds/importKind';

interface Props {
  batch: ImportBatch;
  rows: readonly ImportRow[];
  /** Whether the user can still choose what happens to existing records. */
  isOpen: boolean;
  onSaved: (row: ImportRow) => void;
}

/** A table of rows as they were read, with a choice of what happens to existing records. */
export function RowTable({ batch, rows, isOpen, onSaved }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = useFieldLabel(batch.register);
  const { edit } = useBatchActions(batch.id);
  const fields = fieldsOf(batch.layout);
  const hasChoice = isOpen && rows.some(({ existing }) => existing !== null);
  const hasReason = rows.some(({ errors }) => errors.length > 0);
  return (
    <Box component="section" tabIndex={0} aria-label={translate('imports.check.table')} sx={scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('imports.check.line')}</th>
            {hasChoice && <th scope="col">{translate('imports.existing.row')}</th>}
            {hasReason && <th scope="col">{translate('imports.run.reason')}</th>}
            {fields.map((field) => (
              <th key={field} scope="col">
                {label(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id}>
              <th scope="row">
                <Line batch={batch} row={row} text={formatCount(row.line, language)} />
              </th>
              {hasChoice && (
                <td>
                  {row.existing && (
                    <ExistingChoice
                      isInCell
                      label={translate('imports.existing.ofRow', { line: formatCount(row.line, language) })}
                      value={row.existing}
                      onChoose={(rule) =>
                        edit
                          .mutateAsync({ row: row.id, edit: { decision: { existing: rule } } })
                          .then(onSaved, () => undefined)
                      }
                    />
                  )}
                </td>
              )}
              {hasReason && (
                <td>{row.errors.map((error) => errorText(error, translate, language)).join(' · ')}</td>
              )}
              {fields.map((field) => (
                <td key={field}>
                  <ReadCell batch={batch} row={row} field={field} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** The row's number in the sheet, which leads to its record if it has one. */
function Line({ batch, row, text }: { batch: ImportBatch; row: ImportRow; text: string }) {
  const translate = useTranslate();
  const urlOf = useImportedUrl();
  const to = row.recordId === null ? null : urlOf(batch.register, row.recordId);
  if (!to) return <>{text}</>;
  return (
    <Link component={RouterLink} to={to} aria-label={translate('imports.check.record', { line: text })}>
      {text}
    </Link>
  );
}

const scroll = {
  overflow: 'auto',
  maxHeight: '70vh',
  mt: 1.5,
  border: 1,
  borderColor: 'divider',
  '& table': { borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& td, & th': {
    borderBottom: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    maxWidth: '16rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper' },
};

/** A cell as it was read: days, amounts and choices in the register's own form, texts as they stand. */
function ReadCell({ batch, row, field: name }: { batch: ImportBatch; row: ImportRow; field: string }) {
  const translate = useTranslate();
  const { register, layout } = batch;
  const field = importRegister(register)?.columns[name];
  const text = shortened(shownCell(layout, row, name));
  if (!field || !text) return <>{text}</>;
  const column = layout.columns.find((each) => each.field === name);
  const isOfColumn = column !== undefined && (row.cells[column.column] ?? '') !== '';
  const value = readValue(field, cellOf(layout, row, name), isOfColumn ? column.reading : undefined);
  if (value === undefined) return <>{text}</>;
  if (value === null) return null; // an empty value, such as 0000-00-00
  return (
    <>{viewOf(field).shown({ source: name, field, value, record: {}, resource: register, translate })}</>
  );
}
