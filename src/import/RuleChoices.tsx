import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { partyRules } from '../../domain/imports';
import { changeDraft, type Draft } from './draft';
import { ExistingChoice } from './ExistingChoice';

/** Choices for rows whose record exists already, and for companies and agents that do not exist. */
export function RuleChoices({ draft }: { draft: Draft }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
      <ExistingChoice
        label={translate('imports.existing.name')}
        value={draft.existing}
        onChoose={(existing) => changeDraft(draft.file, { existing })}
      />
      {draft.register === 'case-fillings' && (
        <TextField
          select
          size="small"
          label={translate('imports.parties.name')}
          value={draft.parties}
          onChange={({ target }) => changeDraft(draft.file, { parties: target.value as Draft['parties'] })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={width}
        >
          {partyRules.map((rule) => (
            <option key={rule} value={rule}>
              {translate(`imports.parties.${rule}`)}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
}

const width = { width: 'min(100%, 22rem)' };
