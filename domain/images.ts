/** The largest logo, in bytes, after decoding. */
export const LARGEST_IMAGE = 100 * 1024;

/** The kinds of picture that may be uploaded; `image/jpg` is what some programs call a JPEG. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/jpg'] as const;

const DATA_URL = new RegExp(`^data:(${imageTypes.join('|')});base64,([A-Za-z0-9+/]+={0,2})$`);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A picture of the wire as a data URL: bare base64 is a PNG (docs/contract.md, "Logos"). */
export const readImage = (value: unknown): unknown =>
  typeof value === 'string' && BASE64.test(value) ? `data:image/png;base64,${value}` : value;

/** Whether it is a data URL of a picture by its name; what the bytes are, only a decoder can tell. */
export const isImage = (url: string): boolean => DATA_URL.test(url);

/** The base64 of a data URL. */
export const imageData = (url: string): string => url.slice(url.indexOf(',') + 1);

/** How many bytes a data URL holds. */
export function imageBytes(url: string): number {
  const data = imageData(url);
  const filling = data.endsWith('==') ? 2 : Number(data.endsWith('='));
  return Math.floor(((data.length - filling) * 3) / 4);
}
