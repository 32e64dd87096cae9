import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame, type Crumb } from './PageFrame';

export function NotFound() {
  const translate = useTranslate();
  return (
    <Missing title={translate('layout.pageNotFound')} text={translate('layout.pageNotFoundText')}>
      <HomeButton />
    </Missing>
  );
}

interface MissingProps {
  /** What the URL is of: `File`. */
  what: string;
  list: Required<Crumb>;
  /** Further links. */
  children?: ReactNode;
}

/** Shown at the URL of a record that does not exist. */
export function RecordNotFound({ what, list, children }: MissingProps) {
  const translate = useTranslate();
  return (
    <Missing
      title={translate('layout.recordNotFound', { what })}
      text={translate('layout.recordNotFoundText')}
      above={list}
    >
      <Button component={Link} to={list.to} variant="contained">
        {translate('layout.toList')}
      </Button>
      {children}
    </Missing>
  );
}

/** Shown where react-admin redirects when a role may not see a page. */
export function NotAllowed() {
  const translate = useTranslate();
  const title = translate('layout.notAllowed');
  return (
    <PageFrame title={title} breadcrumb={[{ label: title }]}>
      <HomeButton />
    </PageFrame>
  );
}

interface MissingPageProps {
  title: string;
  text: string;
  /** The list above it in the breadcrumb. */
  above?: Crumb;
  /** Links to go on. */
  children: ReactNode;
}

function Missing({ title, text, above, children }: MissingPageProps) {
  // Focusing the heading makes a screen reader say at once where the person is.
  useEffect(() => document.getElementById('page-title')?.focus(), []);
  return (
    <PageFrame title={title} breadcrumb={[...(above ? [above] : []), { label: title }]}>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </PageFrame>
  );
}

function HomeButton() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="contained">
      {translate('layout.backToHome')}
    </Button>
  );
}
