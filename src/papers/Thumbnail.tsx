import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { readPicture, type Paper } from '../dataProvider/papers';

const WIDTH = 96;

/** The first page of a paper in small, fetched when it is first seen. */
export function Thumbnail({ paper }: { paper: Paper }) {
  const provider = useDataProvider<CasebookDataProvider>();
  const { id, fileVersion, type } = paper;
  const box = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => whenSeen(box.current!, () => setSeen(true)), []);
  const { data } = useQuery({
    queryKey: ['paper-picture', id, fileVersion],
    queryFn: ({ signal }) => readPicture(provider, { id, fileVersion }, 1, WIDTH, signal),
    enabled: isSeen && type !== 'docx' && type !== 'xlsx',
    staleTime: Infinity,
    retry: false,
  });
  const show = useImage(data);
  return (
    <Box component="span" ref={box} sx={{ ...thumbnail, borderRadius: 0.5, displayPrint: 'none' }}>
      {data ? <img ref={show} alt="" /> : <FileIcon color="disabled" />}
    </Box>
  );
}

/** A ref that shows a picture in an image. */
export const useImage = (picture: Blob | undefined) =>
  useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !picture) return undefined;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all: two hundred would each be asked at every scroll. */
function whenSeen(element: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: '200px' },
  );
  waiting.set(element, onSeen);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** The frame of a page in small. */
export const thumbnail = {
  flex: 'none',
  width: '2.75rem',
  height: '3.5rem',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
};
