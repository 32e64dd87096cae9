import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { ErrorBox } from '../page/PageFrame';
import { LastData } from '../offline/LastData';
import { useOffline } from '../offline/connection';

interface Props {
  title: string;
  query: UseQueryResult;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** Also rendered before the figures arrive, to reserve their place. */
  children: ReactNode;
}

/** A section of Home that loads and fails on its own. Figures that cannot be refreshed are greyed out. */
export function FigurePart({ title, query, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffline = useOffline();
  const isEmpty = query.data === undefined;
  const retry = () => {
    void query.refetch();
    heading.current?.focus(); // the clicked button disappears
  };
  return (
    <Box component="section" aria-busy={query.isPending} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ flexGrow: 1, outline: 0 }}>
          {title}
        </Typography>
        {!(isEmpty && query.error) && actions}
      </Box>
      {/* Not shown with figures while offline: the page already says so, and three more error boxes would
          only repeat it. */}
      <ErrorBox error={isEmpty || !isOffline ? query.error : null} isEmpty={isEmpty} onRetry={retry} />
      {!(isEmpty && query.error) && (
        <LastData at={query.dataUpdatedAt} error={query.error}>
          {children}
        </LastData>
      )}
    </Box>
  );
}

/** Not animated, because an animation would delay first paint. */
export const Placeholder = ({ height }: { height: number | string }) => (
  <Box sx={{ height, borderRadius: 1, bgcolor: 'action.hover' }} />
);
