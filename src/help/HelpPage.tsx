import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage';
import { NotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';
import { manualPages } from './manual';
import { headingsOf, loadManualPage } from './pages';

/** A page of the manual in the language of the UI. */
export function HelpPage() {
  const { page = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['manual', language, page],
    queryFn: () => loadManualPage(language, page),
    staleTime: Infinity,
  });
  const article = useLinksInside();
  const names = manualPages.map(([name]) => name);
  const at = names.indexOf(page);
  if (at < 0) return <NotFound />;
  const [title = ''] = headingsOf(language, page);
  return (
    <PageFrame
      title={title}
      tab={`${translate('help.title')}: ${title}`}
      breadcrumb={[{ label: translate('help.title'), to: '/help' }, { label: title }]}
      query={query}
    >
      {/* of our own files, rendered when the product is built */}
      <Box
        ref={article}
        component="article"
        sx={text}
        dangerouslySetInnerHTML={{ __html: query.data?.html ?? '' }}
      />
      <Stack
        component="nav"
        direction="row"
        aria-label={translate('help.more')}
        sx={{ justifyContent: 'space-between', gap: 2, maxWidth: '46rem', mt: 3, displayPrint: 'none' }}
      >
        <Neighbour page={names[at - 1]} />
        <Neighbour page={names[at + 1]} />
      </Stack>
    </PageFrame>
  );
}

function Neighbour({ page }: { page: string | undefined }) {
  const language = useLanguage();
  if (!page) return <span />;
  return (
    <Link component={RouterLink} to={`/help/${page}`}>
      {headingsOf(language, page)[0]}
    </Link>
  );
}

/** Opens links between pages without loading the product again. */
function useLinksInside() {
  const article = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = article.current;
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(link.pathname);
    };
    element?.addEventListener('click', open);
    return () => element?.removeEventListener('click', open);
  });
  return article;
}

const text = {
  maxWidth: '46rem',
  lineHeight: 1.65,
  '& h2': { fontSize: '1.125rem', mt: 3, mb: 1, breakAfter: 'avoid' },
  '& p, & ul, & ol': { my: 1 },
  '& ul, & ol': { pl: 3 },
  '& ol:lang(bn)': { listStyleType: 'bengali' },
  '& li': { my: 0.5, breakInside: 'avoid' },
  '& li > p': { my: 0.5 },
  '& a': { color: 'primary.main' },
  '& code': {
    px: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    overflowWrap: 'anywhere',
  },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    my: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    breakInside: 'avoid',
    '@media print': { maxHeight: '9cm', width: 'auto' },
  },
};
