import { imageBytes, imageTypes, LARGEST_IMAGE } from '../../domain/images';

/** File types that the picture chooser accepts. */
export const PICTURE_TYPES = imageTypes.join(',');

const LONGEST_SIDE = 256;

/** Scales a picture file to at most 256 px and 100 KiB, upright, as a data URL; null for any other file. */
export async function smallPicture(file: File): Promise<string | null> {
  if (!imageTypes.some((type) => type === file.type)) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  const url = picture && drawn(picture);
  picture?.close();
  return url;
}

function drawn(picture: ImageBitmap): string | null {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const png = canvas.toDataURL('image/png');
  if (imageBytes(png) <= LARGEST_IMAGE) return png;
  // For a photograph: JPEG has no transparency, so put white behind it instead of black.
  paper.globalCompositeOperation = 'destination-over';
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
