import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { markMatches, type Match } from './findText';
import { turned, type Pages, type Size } from './pages';
import './viewer.css';

interface Props {
  pages: Pages;
  /** The element that scrolls; the viewer scrolls it to a page by `scrollToPage`. */
  box: RefObject<HTMLDivElement | null>;
  zoom: number;
  turns: number;
  wanted: string;
  chosen: Match | null;
  onPage: (page: number) => void;
  onFailed: (error: unknown) => void;
}

/** A paper's pages below one another, of which those near the window are drawn. */
export function PageView({ pages, box, zoom, turns, wanted, chosen, onPage, onFailed }: Props) {
  const translate = useTranslate();
  const [width, setWidth] = useState(0);
  const [first, setFirst] = useState<Size | null>(null);
  useEffect(() => {
    let isOver = false;
    pages.size(1).then((size) => !isOver && setFirst(size), onFailed);
    return () => void (isOver = true);
  }, [pages, onFailed]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  const mark = useCallback(() => {
    if (box.current) markMatches(box.current, wanted, chosen);
  }, [box, wanted, chosen]);
  useEffect(mark, [mark]);

  const report = () => {
    const { top, height } = box.current!.getBoundingClientRect();
    const shown = [...box.current!.querySelectorAll<HTMLElement>('[data-page]')].find(
      (page) => page.getBoundingClientRect().bottom > top + height / 3,
    );
    if (shown) onPage(Number(shown.dataset.page));
  };
  return (
    // in the Tab order, so that keys can scroll it
    <Box
      component="section"
      ref={box}
      aria-label={translate('filePapers.viewer.pages')}
      tabIndex={0}
      onScroll={report}
      sx={scrolling}
    >
      {first &&
        width > 0 &&
        Array.from({ length: pages.count }, (_, at) => (
          <Page
            key={at}
            number={at + 1}
            pages={pages}
            estimate={first}
            width={width}
            zoom={zoom}
            turns={turns}
            onDrawn={mark}
            onFailed={onFailed}
          />
        ))}
    </Box>
  );
}

interface PageProps {
  number: number;
  pages: Pages;
  /** The size of the first page, which most have. */
  estimate: Size;
  width: number;
  zoom: number;
  turns: number;
  onDrawn: () => void;
  onFailed: (error: unknown) => void;
}

function Page({ number, pages, estimate, width, zoom, turns, onDrawn, onFailed }: PageProps) {
  const translate = useTranslate();
  const report = useEvent(onDrawn);
  const host = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [size, setSize] = useState(estimate);
  const shown = turned(size, turns);
  const scale = (width / shown.width) * zoom;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      root: host.current!.parentElement,
      rootMargin: '100% 0px',
    });
    observer.observe(host.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = host.current!;
    if (!isNear) return element.replaceChildren();
    const ending = new AbortController();
    void (async () => {
      try {
        const own = await pages.size(number);
        if (ending.signal.aborted) return;
        if (own.width !== size.width || own.height !== size.height) return setSize(own);
        await pages.draw(number, element, { scale, turns }, ending.signal);
        if (!ending.signal.aborted) report();
      } catch (error) {
        if (!ending.signal.aborted) onFailed(error);
      }
    })();
    return () => ending.abort();
  }, [isNear, pages, number, scale, turns, size, report, onFailed]);
  return (
    <article
      ref={host}
      className="paper-page"
      data-page={number}
      aria-label={translate('filePapers.viewer.pageOf', { page: number, count: pages.count })}
      style={{ width: shown.width * scale, height: shown.height * scale }}
    />
  );
}

/** Scrolls a page to the top of the view. */
export const scrollToPage = (box: HTMLElement | null, page: number): void =>
  box?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' });

const scrolling = {
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  p: { xs: 1, sm: 1.5 },
  bgcolor: 'action.hover',
};
