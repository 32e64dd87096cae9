import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame } from './PageFrame';

/** Where react-admin leads when a role may not see a page. */
export function NotAllowed() {
  const translate = useTranslate();
  return (
    <PageFrame title={translate('layout.notAllowed')}>
      <Button component={Link} to="/" variant="contained">
        {translate('layout.backToHome')}
      </Button>
    </PageFrame>
  );
}
