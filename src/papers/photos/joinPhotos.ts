import { PDFDocument } from '@cantoo/pdf-lib';
import { drawPhoto, jpegOf, type Photo } from './photo';

const LONGEST_SIDE = 1600;

/** The long side of A4, in points. */
const PAGE_SIDE = 842;

/** Qualities of the JPEG pages: a lower one only for photos that would be too large. */
const QUALITIES = [0.7, 0.55, 0.4];

/** The most bytes of a page: six make 3 MB. */
const LARGEST_PAGE = 500_000;

/** One PDF with a page for each photo, in their order. */
export async function joinPhotos(photos: readonly Photo[], name: string): Promise<File> {
  const pdf = await PDFDocument.create();
  for (const photo of photos) {
    const canvas = await drawPhoto(photo, LONGEST_SIDE);
    const image = await pdf.embedJpg(await (await smallJpeg(canvas)).arrayBuffer());
    const scale = PAGE_SIDE / Math.max(image.width, image.height);
    const size = { width: image.width * scale, height: image.height * scale };
    pdf.addPage([size.width, size.height]).drawImage(image, size);
  }
  const bytes = await pdf.save();
  return new File([bytes], name, { type: 'application/pdf' });
}

async function smallJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  let jpeg!: Blob;
  for (const quality of QUALITIES) {
    jpeg = await jpegOf(canvas, quality);
    if (jpeg.size <= LARGEST_PAGE) break;
  }
  return jpeg;
}
