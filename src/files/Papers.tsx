import OutsideIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { FilePage } from '../dataProvider/files';
import { useProceedingName } from '../hearings/useProceedingName';
import { Section } from '../page/Section';

/** Links to the public pages of a file's cases at the Supreme Court; nothing is fetched from there. */
export function Papers({ page: { papers, proceedings } }: { page: FilePage }) {
  const translate = useTranslate();
  const nameOf = useProceedingName();
  if (!papers?.length) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section heading={translate('files.papers')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {papers.map(({ proceedingId, number, url }) => {
            const kind = proceedings.find(({ id }) => id === proceedingId)!.kind;
            return (
              <Box key={`${proceedingId} ${number}`} component="li" sx={{ py: 0.5 }}>
                <Link href={url} target="_blank" rel="noopener noreferrer">
                  {translate('files.paper', { name: nameOf({ kind, number }) })}
                  <OutsideIcon fontSize="inherit" sx={{ ml: 0.5, verticalAlign: 'text-bottom' }} />
                </Link>
              </Box>
            );
          })}
        </Box>
      </Section>
    </Box>
  );
}
