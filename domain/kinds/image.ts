import { imageBytes, isImage, LARGEST_IMAGE, readImage } from '../images';
import { plain, type Field, type Kind } from './kind';

/** A picture as a data URL; the bare base64 of a PNG is accepted too. */
export type ImageField = Field<string | null>;

export const kind: Kind<ImageField> = {
  ...plain,
  check(sent, _field, refuse) {
    const url = readImage(sent);
    if (typeof url !== 'string' || !isImage(url)) return refuse('imageNotValid');
    if (imageBytes(url) > LARGEST_IMAGE) refuse('imageTooLarge', { max: LARGEST_IMAGE / 1024 });
    return url;
  },
  fromRecord: (value) => readImage(value || null) ?? null,
  schemas: () => ({
    sent: { type: ['string', 'null'], description: 'a JPEG or PNG as a data URL' },
    answered: { type: ['string', 'null'], description: 'a PNG as a data URL' },
  }),
};

export const image = (): ImageField => ({ kind, empty: null });
