import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  existingRules,
  importRegister,
  type Cell,
  type Decision,
  type ExistingRule,
  type ImportRow,
} from '../../domain/imports';
import { formatCount } from '../../domain/digits';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { MendCell } from './MendCell';
import { PartyChoice } from './PartyChoice';
import { shownCell, withCell } from './shownCell';
import { useBatchActions } from './useBatch';
import { useFieldLabel } from './useImportFields';

interface Props {
  batch: ImportBatch;
  row: ImportRow;
}

/** A row that cannot come in as it is: each wrong cell with its error, and what there is to decide. */
export function MendRow({ batch, row }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = useFieldLabel(batch.register);
  const { edit } = useBatchActions(batch.id);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [decision, setDecision] = useState<Decision>(row.decision);
  const [isForAll, setForAll] = useState(false);
  const [first] = Object.keys(importRegister(batch.register)?.columns ?? {});
  // a row that is wrong as a whole is mended by its number
  const wrong = [...new Set(row.errors.map(({ field }) => field || first!))];
  const parties = Object.entries(row.candidates);

  const save = () => {
    let cells: Cell[] | undefined;
    for (const [field, text] of Object.entries(typed)) {
      cells = withCell(batch.layout, { ...row, cells: cells ?? row.cells }, field, text) ?? cells;
    }
    const change = { ...(cells && { cells }), ...(decision !== row.decision && { decision }), all: isForAll };
    edit.mutate({ row: row.id, edit: change });
  };
  const isTouched = Object.keys(typed).length > 0 || decision !== row.decision;
  return (
    <Box
      component="li"
      sx={item}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isTouched && event.target instanceof HTMLInputElement) save();
      }}
    >
      <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {translate('imports.check.row', { line: formatCount(row.line, language) })}{' '}
        {shownCell(batch.layout, row, first!)}
      </Typography>
      <Box sx={grid}>
        {wrong.map((field) => (
          <MendCell
            key={field}
            label={label(field)}
            line={row.line}
            value={typed[field] ?? shownCell(batch.layout, row, field)}
            isFixed={!batch.layout.columns.some((each) => each.field === field)}
            errors={row.errors.filter((error) => (error.field || first) === field)}
            onType={(text) => setTyped({ ...typed, [field]: text })}
          />
        ))}
        {parties.map(([field, candidates]) => (
          <PartyChoice
            key={field}
            label={label(field)}
            name={shownCell(batch.layout, row, field)}
            candidates={candidates}
            mayMake={batch.layout.parties === 'make'}
            chosen={decision.parties?.[field]}
            onChoose={(party) =>
              setDecision({ ...decision, parties: { ...decision.parties, [field]: party } })
            }
          />
        ))}
        {row.existing !== null && (
          <TextField
            select
            size="small"
            label={translate('imports.existing.row')}
            value={decision.existing ?? row.existing}
            onChange={({ target }) => setDecision({ ...decision, existing: target.value as ExistingRule })}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {existingRules.map((rule) => (
              <option key={rule} value={rule}>
                {translate(`imports.existing.${rule}`)}
              </option>
            ))}
          </TextField>
        )}
      </Box>
      {isTouched && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }}>
          <Button size="small" variant="contained" loading={edit.isPending} onClick={() => save()}>
            {translate('imports.check.save')}
          </Button>
          <FormControlLabel
            control={
              <Checkbox size="small" checked={isForAll} onChange={(_, checked) => setForAll(checked)} />
            }
            label={translate('imports.check.forAll')}
          />
        </Box>
      )}
    </Box>
  );
}

const item = { py: 2, borderBottom: 1, borderColor: 'divider' };
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 2,
  mt: 1.5,
};
