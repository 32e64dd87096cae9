import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame } from './PageFrame';

/** Any address that is not in the table of routes. */
export function NotFound() {
  const translate = useTranslate();
  const title = translate('layout.pageNotFound');
  // Whoever cannot see the page hears at once where they are.
  useEffect(() => document.getElementById('page-title')?.focus(), []);
  return (
    <PageFrame title={title} breadcrumb={[{ label: title }]}>
      <Typography sx={{ mb: 2 }}>{translate('layout.pageNotFoundText')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('layout.backToHome')}
      </Button>
    </PageFrame>
  );
}
