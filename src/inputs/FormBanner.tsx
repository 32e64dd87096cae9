import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { WIDE } from './FieldGrid';

interface Props {
  text: string;
  /** Advice if it is unknown whether the record was saved. */
  advice?: string | null;
}

/** A banner above a form, which says why the save failed or that its outcome is unknown. */
export const FormBanner = ({ text, advice }: Props) => (
  <Alert severity="error" role="alert" className={WIDE} sx={{ mb: 2 }}>
    {text}
    {advice && <Box sx={{ mt: 0.5 }}>{advice}</Box>}
  </Alert>
);
