import { useEffect, useRef } from 'react';
import { drawPhoto, type Photo } from './photo';

interface Props {
  photo: Photo;
  /** The most pixels a side. */
  longest: number;
}

/** A photo as it is turned and cut. What shows it says what it is. */
export function PhotoPicture({ photo, longest }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isOver = false;
    drawPhoto(photo, longest).then(
      (canvas) => {
        canvas.style.maxWidth = '100%';
        canvas.style.display = 'block';
        canvas.style.margin = 'auto';
        if (!isOver) host.current?.replaceChildren(canvas);
      },
      // no picture: joining will say so
      () => {},
    );
    return () => void (isOver = true);
  }, [photo, longest]);
  return <div ref={host} aria-hidden="true" style={{ minHeight: '4rem' }} />;
}
