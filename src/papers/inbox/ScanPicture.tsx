import BackIcon from '@mui/icons-material/NavigateBefore';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import ForwardIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { readScanPicture, type Scan } from '../../dataProvider/scans';
import { thumbnail, useImage } from '../Thumbnail';

/** In pixels, of a page that is read and of one in the list. */
const WIDTH = 1000;
const THUMBNAIL = 96;

/** The pages of a scan, one at a time. */
export function ScanPicture({ scan }: { scan: Scan }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const pages = scan.pages ?? 0;
  const { show, isPending } = usePicture(scan, page, WIDTH);
  if (!isDrawn(scan)) return null;
  return (
    <Box component="figure" aria-label={scan.fileName} sx={{ m: 0, minWidth: 0 }}>
      {pages > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
          <IconButton
            aria-label={translate('inbox.pageBefore')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <BackIcon />
          </IconButton>
          <span aria-live="polite">{translate('inbox.page', { page, pages })}</span>
          <IconButton
            aria-label={translate('inbox.pageAfter')}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            <ForwardIcon />
          </IconButton>
        </Box>
      )}
      {isPending && (
        <Skeleton
          variant="rectangular"
          animation={false}
          sx={{
            width: '100%',
            height: 'auto',
            aspectRatio: '1 / 1.4',
            maxHeight: { xs: '36vh', md: 'none' },
          }}
        />
      )}
      {show && (
        // in the Tab order where it scrolls
        <Box tabIndex={isNarrow ? 0 : undefined} sx={sheet}>
          <img ref={show} alt={translate('inbox.pictureOf', { page, name: scan.fileName })} />
        </Box>
      )}
    </Box>
  );
}

const sheet = {
  border: 1,
  borderColor: 'divider',
  bgcolor: '#fff',
  // on a phone the file and the kind stand below it on the same screen
  maxHeight: { xs: '36vh', md: 'none' },
  overflow: { xs: 'auto', md: 'visible' },
  '& img': { display: 'block', width: '100%' },
};

/** The first page in small; `isNear` where it may be seen soon. */
export function ScanThumbnail({ scan, isNear }: { scan: Scan; isNear: boolean }) {
  const { show } = usePicture(scan, 1, THUMBNAIL, isNear);
  return (
    <Box component="span" sx={thumbnail}>
      {show ? <img ref={show} alt="" /> : <FileIcon color="disabled" />}
    </Box>
  );
}

const isDrawn = ({ type, fault }: Scan) =>
  type !== null && type !== 'docx' && type !== 'xlsx' && fault === null;

/** Fetches the first page of a scan that will be shown next. */
export function usePictureAhead(scan: Scan | undefined): void {
  useQuery(pictureQuery(useDataProvider<CasebookDataProvider>(), scan, 1, WIDTH));
}

const pictureQuery = (
  provider: CasebookDataProvider,
  scan: Scan | undefined,
  page: number,
  width: number,
) => ({
  queryKey: ['scan-picture', scan?.id, page, width],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readScanPicture(provider, { id: scan!.id, page, width }, signal),
  enabled: scan !== undefined && isDrawn(scan),
  staleTime: Infinity,
  retry: false,
});

function usePicture(scan: Scan, page: number, width: number, isWanted = true) {
  const provider = useDataProvider<CasebookDataProvider>();
  const { data, isLoading } = useQuery(pictureQuery(provider, isWanted ? scan : undefined, page, width));
  const show = useImage(data);
  return { show: data ? show : null, isPending: isLoading };
}
