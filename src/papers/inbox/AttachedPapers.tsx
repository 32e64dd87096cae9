import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Paper } from '../../dataProvider/papers';
import { Section } from '../../page/Section';
import { MoveDialog } from '../PaperDialogs';
import { usePaperName } from '../paperNames';

/** The papers that were attached last, each with a way to put it on the right file. */
export function AttachedPapers({ ids }: { ids: readonly number[] }) {
  const translate = useTranslate();
  const nameOf = usePaperName();
  const [moved, setMoved] = useState<Paper | null>(null);
  const { data: papers = [], refetch } = useGetMany<Paper>(
    'papers',
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  if (papers.length === 0) return null;
  return (
    <Section heading={translate('inbox.attachedNow')} isPrinted={false}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {papers.map((paper) => (
          <Box
            component="li"
            key={paper.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
          >
            <span>{nameOf(paper)}</span>
            <Link component={RouterLink} to={`/files/${paper.caseFilingId}`}>
              {String(paper.nothiNumber)}
            </Link>
            <Button
              size="small"
              onClick={() => setMoved(paper)}
              aria-label={translate('inbox.putRightOf', {
                name: nameOf(paper),
                file: String(paper.nothiNumber),
              })}
            >
              {translate('inbox.putRight')}
            </Button>
          </Box>
        ))}
      </Box>
      {moved && (
        <MoveDialog
          paper={moved}
          file={String(moved.nothiNumber)}
          onMoved={() => void refetch()}
          onClose={() => setMoved(null)}
        />
      )}
    </Section>
  );
}
