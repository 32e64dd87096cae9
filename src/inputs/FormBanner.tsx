import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { WIDE } from './FieldGrid';

interface Props {
  text: string;
  /** What to do when it is not known whether it was saved. */
  advice?: string | null;
}

/** Says above a form why it was not saved, or that nobody knows. */
export const FormBanner = ({ text, advice }: Props) => (
  <Alert severity="error" className={WIDE} sx={{ mb: 2 }}>
    {text}
    {advice && <Box sx={{ mt: 0.5 }}>{advice}</Box>}
  </Alert>
);
