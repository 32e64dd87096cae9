import type { Pages, Size } from './pages';

/** Widths that pictures are asked for, so that zooming a little asks for nothing. */
const WIDTHS = [800, 1600, 2400];

/** Pages that the server draws: of photos and scans that browsers cannot show or should not be given as they are. */
export function openPictures(count: number, read: (page: number, width: number) => Promise<Blob>): Pages {
  const fetched = new Map<string, Promise<Blob>>();
  const picture = (page: number, width: number) => {
    const key = `${page} ${width}`;
    const known = fetched.get(key) ?? read(page, width);
    fetched.set(key, known);
    known.catch(() => fetched.delete(key));
    return known;
  };
  return {
    count,
    size: async (page) => sizeOf(await picture(page, WIDTHS[1]!)),
    draw: async (page, host, { scale, turns }, signal) => {
      const { width } = await sizeOf(await picture(page, WIDTHS[1]!));
      const needed = width * scale * Math.min(window.devicePixelRatio || 1, 2);
      const blob = await picture(page, WIDTHS.find((each) => each >= needed) ?? WIDTHS.at(-1)!);
      const shown = await createImageBitmap(blob);
      const across = turns % 2 === 1;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = across ? [shown.height, shown.width] : [shown.width, shown.height];
      const drawing = canvas.getContext('2d')!;
      drawing.translate(canvas.width / 2, canvas.height / 2);
      drawing.rotate((turns * Math.PI) / 2);
      drawing.drawImage(shown, -shown.width / 2, -shown.height / 2);
      shown.close();
      if (!signal.aborted) host.replaceChildren(canvas);
    },
    picture: (page) => picture(page, WIDTHS[1]!),
    close: () => fetched.clear(),
  };
}

async function sizeOf(blob: Blob): Promise<Size> {
  const { width, height } = await createImageBitmap(blob);
  return { width, height };
}
