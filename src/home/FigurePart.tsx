import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { ErrorBox, type FrameQuery } from '../layout/PageFrame';

interface Props {
  title: string;
  query: FrameQuery;
  /** Beside the title. */
  actions?: ReactNode;
  /** Also while there are no figures yet: it keeps their place. */
  children: ReactNode;
}

/** A part of Home, which stands and fails by itself. */
export function FigurePart({ title, query, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    query.refetch?.();
    heading.current?.focus(); // the button goes away
  };
  return (
    <Box component="section" aria-busy={query.isPending} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ flexGrow: 1, outline: 0 }}>
          {title}
        </Typography>
        {!query.error && actions}
      </Box>
      {query.error ? <ErrorBox error={query.error} onRetry={retry} /> : children}
    </Box>
  );
}
