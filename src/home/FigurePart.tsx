import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { ErrorBox } from '../shell/PageFrame';
import { LastData } from '../offline/LastData';
import { useOffline } from '../offline/line';

interface Props {
  title: string;
  query: UseQueryResult;
  /** Beside the title. */
  actions?: ReactNode;
  /** Also while there are no figures yet: it keeps their place. */
  children: ReactNode;
}

/** A part of Home, which stands and fails by itself; figures that cannot be renewed stay, greyed. */
export function FigurePart({ title, query, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffline = useOffline();
  const isEmpty = query.data === undefined;
  const retry = () => {
    void query.refetch();
    heading.current?.focus(); // the button goes away
  };
  return (
    <Box component="section" aria-busy={query.isPending} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ flexGrow: 1, outline: 0 }}>
          {title}
        </Typography>
        {!(isEmpty && query.error) && actions}
      </Box>
      {/* That the line is lost is said above the page: three times more would be too much. */}
      <ErrorBox error={isEmpty || !isOffline ? query.error : null} isEmpty={isEmpty} onRetry={retry} />
      {!(isEmpty && query.error) && (
        <LastData at={query.dataUpdatedAt || undefined} error={query.error}>
          {children}
        </LastData>
      )}
    </Box>
  );
}
