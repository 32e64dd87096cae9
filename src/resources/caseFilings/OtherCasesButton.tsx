import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

/** Leads from a filing's details to where it stands in every court, in their place. */
export function OtherCasesButton({ id }: { id: number }) {
  const translate = useTranslate();
  const { search, state } = useLocation();
  return (
    <Button component={Link} to={{ pathname: `../${id}/other-cases`, search }} state={state} replace>
      {translate('lists.other-cases')}
    </Button>
  );
}
