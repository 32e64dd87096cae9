/** What the chooser offers; the server judges files by their bytes. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.docx,.xlsx';

interface Options {
  isMany?: boolean;
  /** Opens the phone's camera. */
  isCamera?: boolean;
  accept?: string;
}

/** Opens the file chooser. Its element is created on demand, so that it is not the form's first field. */
export function chooseFiles(onChosen: (files: File[]) => void, options: Options = {}): void {
  const { isMany = true, isCamera = false, accept = ACCEPTED } = options;
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = isCamera ? 'image/jpeg,image/png' : accept;
  chooser.multiple = isMany && !isCamera;
  if (isCamera) chooser.setAttribute('capture', 'environment');
  chooser.addEventListener('change', () => {
    const files = [...(chooser.files ?? [])];
    if (files.length > 0) onChosen(files);
  });
  chooser.click();
}

/** Only a device with a touch screen has a camera to take a paper with. */
export const onTouch = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } };
