import { PICTURE_TYPES } from './smallPicture';

/** Lets a person choose a picture file. The chooser is no field of the form, which its first field is. */
export function choosePicture(onChosen: (file: File) => void): void {
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = PICTURE_TYPES;
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) onChosen(file);
  });
  chooser.click();
}
