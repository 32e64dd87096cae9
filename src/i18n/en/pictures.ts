/** `pictures`: what a form says where a picture is dropped, pasted or chosen. */
export const pictures = {
  choose: 'Drop a picture here, paste one, or click to choose one',
  replace: 'Drop, paste or choose another picture',
  kinds: 'JPEG or PNG. Resized automatically.',
  preview: 'The chosen picture',
  chosen: '%{name} was chosen',
  remove: 'Remove the picture',
  removed: 'The picture was removed',
};
