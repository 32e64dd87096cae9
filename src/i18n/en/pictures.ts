/** `pictures`: texts of the input that takes a picture. */
export const pictures = {
  choose: 'Drop a picture here, paste one, or click to choose one',
  replace: 'Drop, paste or choose another picture',
  kinds: 'JPEG or PNG. Resized automatically.',
  preview: 'The chosen picture',
  chosen: '%{name} was chosen',
  remove: 'Remove the picture',
  removed: 'The picture was removed',
};
