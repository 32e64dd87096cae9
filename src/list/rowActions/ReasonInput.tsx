import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { LINE } from '../../../domain/fields';
import { useState } from 'react';
import { useOffers } from '../../offered/useOffers';
import type { WriteMeta } from '../../dataProvider/records';

interface Props {
  /** A key of the catalogue. */
  label: string;
  value: string;
  required?: boolean;
  autoFocus?: boolean;
  onChange: (reason: string) => void;
}

/** An input for the reason of an action, a line of text that the history keeps. */
export const ReasonInput = ({ label, value, required = false, autoFocus = false, onChange }: Props) => (
  <TextField
    label={useTranslate()(label)}
    value={value}
    required={required}
    autoFocus={autoFocus}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength: LINE, autoComplete: 'off' } }}
    size="small"
    fullWidth
    sx={{ mt: 2 }}
  />
);

/** The optional reason of a deletion: its input, where the server keeps a bin, and the `meta` that sends it. */
export function useDeletionReason() {
  const isKept = useOffers('deleted');
  const [reason, setReason] = useState('');
  const meta: WriteMeta = { reason: reason.trim() };
  const input = isKept && <ReasonInput label="lists.deletionReason" value={reason} onChange={setReason} />;
  return { meta, input };
}
