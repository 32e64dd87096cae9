import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame } from './PageFrame';

export function NotFound() {
  const translate = useTranslate();
  const title = translate('layout.pageNotFound');
  // Focusing the heading makes a screen reader say at once where the person is.
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

/** Shown where react-admin redirects when a role may not see a page. */
export function NotAllowed() {
  const translate = useTranslate();
  const title = translate('layout.notAllowed');
  return (
    <PageFrame title={title} breadcrumb={[{ label: title }]}>
      <Button component={Link} to="/" variant="contained">
        {translate('layout.backToHome')}
      </Button>
    </PageFrame>
  );
}
