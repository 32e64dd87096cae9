import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';
import { PageFrame } from '../page/PageFrame';
import { PrintButton } from '../page/PrintButton';
import { Article } from './Article';
import { manualPages } from './manual';
import { headingsOf, loadManualPage } from './pages';

/** All pages of the manual below each other, to be printed or kept as a PDF. */
export function WholeManual() {
  const translate = useTranslate();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['manual', language],
    queryFn: () => Promise.all(manualPages.map(([page]) => loadManualPage(language, page))),
    staleTime: Infinity,
  });
  const title = translate('help.title');
  return (
    <PageFrame
      title={translate('help.whole')}
      breadcrumb={[{ label: title, to: '/help' }, { label: translate('help.whole') }]}
      actions={<PrintButton disabled={!query.data} />}
      query={query}
    >
      {manualPages.map(([page], at) => (
        <Box key={page} component="section" aria-labelledby={page} sx={{ mb: 5, breakAfter: 'page' }}>
          <Typography id={page} component="h2" variant="h6">
            {headingsOf(language, page)[0]}
          </Typography>
          <Article html={query.data?.[at]?.html.replaceAll('h2>', 'h3>') ?? ''} />
        </Box>
      ))}
    </PageFrame>
  );
}
