import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage';
import { PageFrame } from '../page/PageFrame';
import { manual } from './manual';
import { headingsOf } from './pages';

/** The contents of the manual. */
export function HelpContents() {
  const translate = useTranslate();
  const language = useLanguage();
  const title = translate('help.title');
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: title }]}
      actions={
        <Button component={RouterLink} to="/help/all">
          {translate('help.whole')}
        </Button>
      }
    >
      <Typography sx={{ maxWidth: '46rem', mb: 2 }}>{translate('help.about')}</Typography>
      <Box sx={{ columns: '18rem', columnGap: 4, maxWidth: '76rem' }}>
        {Object.entries(manual).map(([part, pages]) => (
          <Box key={part} component="section" aria-labelledby={part} sx={{ breakInside: 'avoid', pb: 2 }}>
            <Typography id={part} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {translate(`help.parts.${part}`)}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 } }}>
              {Object.keys(pages).map((page) => (
                <li key={page}>
                  <Link component={RouterLink} to={`/help/${page}`}>
                    {headingsOf(language, page)[0]}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </PageFrame>
  );
}
