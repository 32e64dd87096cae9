/** The maximum size of a logo in bytes, decoded. */
export const LARGEST_IMAGE = 100 * 1024;

/** The picture types that may be uploaded; some programs call JPEG `image/jpg`. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/jpg'] as const;

const DATA_URL = new RegExp(`^data:(${imageTypes.join('|')});base64,([A-Za-z0-9+/]+={0,2})$`);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Converts a picture on the wire to a data URL; bare base64 is a PNG (docs/contract.md, "Logos"). */
export const readImage = (value: unknown): unknown =>
  typeof value === 'string' && BASE64.test(value) ? `data:image/png;base64,${value}` : value;

/** Whether a data URL claims to be a picture; only decoding can tell whether it is. */
export const isImage = (url: string): boolean => DATA_URL.test(url);

/** The base64 part of a data URL. */
export const imageData = (url: string): string => url.slice(url.indexOf(',') + 1);

/** The decoded size of a data URL in bytes. */
export function imageBytes(url: string): number {
  const data = imageData(url);
  const filling = data.endsWith('==') ? 2 : Number(data.endsWith('='));
  return Math.floor(((data.length - filling) * 3) / 4);
}
