import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

interface Props {
  summary: string;
  /** The fields inside: one with a value at first, or refused later, opens the rest. */
  fields: readonly string[];
  children: ReactNode;
}

/** The part of a form that is seldom needed. */
export function Folded({ summary, fields, children }: Props) {
  const { errors, defaultValues = {} } = useFormState();
  const [isOpen, setOpen] = useState(() => fields.some((name) => isFilled(defaultValues[name])));
  const isRefused = fields.some((name) => name in errors);
  return (
    <Box
      component="details"
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{ mt: 2 }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', mb: 2, width: 'fit-content', color: 'primary.main' }}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}

/** A list in a form begins with one empty row. */
const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 1 : Boolean(value));
