import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Saves the form around it; disabled while it does, so that a second click sends nothing. */
export function SaveButton() {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
      {translate('forms.save')}
    </Button>
  );
}
