import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** The text of a page of the manual, which comes from our own files and is rendered when the product is built. */
export function Article({ html }: { html: string }) {
  const article = useLinksInside();
  return <Box ref={article} component="article" sx={look} dangerouslySetInnerHTML={{ __html: html }} />;
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

const look = {
  maxWidth: '46rem',
  lineHeight: 1.65,
  '& :is(h2, h3)': { fontSize: '1.125rem', mt: 3, mb: 1, breakAfter: 'avoid' },
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
  '& pre': { whiteSpace: 'pre-wrap', fontSize: '0.875rem' },
  '& pre code': { display: 'block', p: 1 },
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
