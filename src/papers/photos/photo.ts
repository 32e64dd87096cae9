/** How much is cut off a turned photo at each side, as parts of its width or height. */
export interface Cut {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Photo {
  id: number;
  file: File;
  /** Quarter turns clockwise. */
  turns: number;
  cut: Cut;
}

export const WHOLE: Cut = { left: 0, top: 0, right: 0, bottom: 0 };

/** Draws a photo upright, turned and cut, with at most `longest` pixels a side. @throws if it is no picture */
export async function drawPhoto(
  { file, turns, cut }: Omit<Photo, 'id'>,
  longest: number,
): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  try {
    const isAcross = turns % 2 === 1;
    const [width, height] = isAcross ? [picture.height, picture.width] : [picture.width, picture.height];
    const kept = { width: width * (1 - cut.left - cut.right), height: height * (1 - cut.top - cut.bottom) };
    const scale = Math.min(1, longest / Math.max(kept.width, kept.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(kept.width * scale));
    canvas.height = Math.max(1, Math.round(kept.height * scale));
    const drawing = canvas.getContext('2d')!;
    drawing.fillStyle = 'white'; // a JPEG has no transparency
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.imageSmoothingQuality = 'high';
    drawing.scale(scale, scale);
    drawing.translate(width / 2 - cut.left * width, height / 2 - cut.top * height);
    drawing.rotate((turns * Math.PI) / 2);
    drawing.drawImage(picture, -picture.width / 2, -picture.height / 2);
    return canvas;
  } finally {
    picture.close();
  }
}

/** A canvas as a JPEG. */
export const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', quality),
  );
