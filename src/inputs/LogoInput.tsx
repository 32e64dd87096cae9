import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState, useEffect, type DragEvent } from 'react';
import { FieldTitle, useInput, useTranslate, ValidationError, useEvent } from 'react-admin';
import { Picture } from '../fields/cells';
import { useErrorDialog } from '../page/ErrorDialog';
import { chooseFiles } from './chooseFiles';
import { asIs } from './InputField';
import { imageBytes, imageTypes, LARGEST_IMAGE } from '../../domain/images';

/** An input for a picture: dropped, pasted or chosen, then scaled down in the browser and shown before saving. */
export function LogoInput({ source }: { source: string }) {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const { id, field, fieldState } = useInput({ source, format: asIs, parse: asIs });
  const [news, setNews] = useState('');
  const latest = useRef<File>(null);
  const button = useRef<HTMLButtonElement>(null);

  const take = async (file: File) => {
    latest.current = file;
    const url = await smallPicture(file);
    if (latest.current !== file) return;
    if (!url) return showError({ title: 'forms.failed', text: 'messages.imageNotValid' });
    field.onChange(url);
    setNews(translate('pictures.chosen', { name: file.name }));
  };
  const remove = () => {
    latest.current = null;
    field.onChange(null);
    setNews(translate('pictures.removed'));
    button.current?.focus(); // the clicked button disappears
  };
  const { isOver, handlers } = useDroppedPicture((file) => void take(file));
  const message = fieldState.error?.message;

  return (
    <Box component="fieldset" sx={group}>
      <Box component="legend" sx={{ p: 0, fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 }}>
        <FieldTitle source={source} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ButtonBase
          ref={(element) => {
            button.current = element;
            field.ref(element);
          }}
          {...handlers}
          onClick={() => chooseFiles(([file]) => file && void take(file), PICTURES)}
          aria-describedby={message && `${id}-error`}
          sx={[area, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
        >
          {field.value ? (
            <Picture url={field.value} alt={translate('pictures.preview')} size="4rem" />
          ) : (
            <PictureIcon color="action" fontSize="large" />
          )}
          <Box component="span" sx={{ maxWidth: '18rem' }}>
            {translate(field.value ? 'pictures.replace' : 'pictures.choose')}
            <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
              {translate('pictures.kinds')}
            </Box>
          </Box>
        </ButtonBase>
        {field.value && (
          <Button onClick={remove} startIcon={<DeleteIcon />} color="error">
            {translate('pictures.remove')}
          </Button>
        )}
      </Box>
      {message && (
        <FormHelperText id={`${id}-error`} error>
          <ValidationError error={message} />
        </FormHelperText>
      )}
      <output style={visuallyHidden}>{news}</output>
    </Box>
  );
}

const group = { gridColumn: { xs: '1 / -1', lg: 'span 2' }, m: 0, p: 0, minWidth: 0, border: 0 };

const area = {
  display: 'flex',
  gap: 2,
  minHeight: '5.5rem',
  px: 2.5,
  py: 1.5,
  border: '2px dashed',
  borderColor: 'text.secondary',
  borderRadius: 1,
  textAlign: 'start',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
};

const PICTURES = { isMany: false, accept: imageTypes.join(',') };

const LONGEST_SIDE = 256;

/** Scales a picture file to at most 256 px and 100 KiB, upright, as a data URL; null for any other file. */
async function smallPicture(file: File): Promise<string | null> {
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

/** Accepts a picture file dropped on the element, or pasted anywhere on the page. */
function useDroppedPicture(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);

  const paste = useEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    // Text copied from a document is on the clipboard as text and as a picture; ignore the picture.
    if (!file || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [paste]);

  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault(); // otherwise the browser would open the file instead of the page
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, handlers };
}
