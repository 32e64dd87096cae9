import Box from '@mui/material/Box';

interface Props {
  url: string;
  alt: string;
  /** The width and height of the square that the picture is fitted into. */
  size: string;
}

/** A picture, never cropped, on white because a logo may be transparent. */
export const Picture = ({ url, alt, size }: Props) => (
  <Box
    component="img"
    src={url}
    alt={alt}
    sx={{
      display: 'block',
      width: size,
      height: size,
      objectFit: 'contain',
      bgcolor: 'common.white',
      borderRadius: 1,
    }}
  />
);
