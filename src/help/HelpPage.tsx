import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage';
import { NotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';
import { Article } from './Article';
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
      <Article html={query.data?.html ?? ''} />
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
