import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame } from '../page/PageFrame';

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
