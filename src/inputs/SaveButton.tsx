import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/**
 * Saves the surrounding form; a second click or Enter during the save does nothing. It is not `disabled`
 * during the save, because that would drop the focus that a dialog later returns here.
 */
export function SaveButton({ label = 'forms.save' }: { label?: string | undefined }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant="contained"
      aria-disabled={isSubmitting}
      onClick={(event) => isSubmitting && event.preventDefault()}
      startIcon={isSubmitting && <CircularProgress size="1em" color="inherit" aria-hidden="true" />}
      sx={{ '&[aria-disabled=true]': { opacity: 0.7, cursor: 'default' } }}
    >
      {translate(label)}
    </Button>
  );
}
