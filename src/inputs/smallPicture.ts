import { imageBytes, imageTypes, LARGEST_IMAGE } from '../../domain/images';

/** What a picture chooser offers. */
export const PICTURE_TYPES = imageTypes.join(',');

const LONGEST_SIDE = 256;

/** A picture file as a data URL of at most 256 px and 100 KiB, upright; null for any other file. */
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
  // A photograph. A JPEG knows no transparency, which would turn black.
  paper.globalCompositeOperation = 'destination-over';
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
