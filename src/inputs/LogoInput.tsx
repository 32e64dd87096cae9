import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import { FieldTitle, useInput, useTranslate, ValidationError } from 'react-admin';
import { Picture } from '../fields/Picture';
import { useErrorDialog } from '../page/ErrorDialog';
import { asIs } from './InputField';
import { PICTURE_TYPES, smallPicture } from './smallPicture';
import { useDroppedPicture } from './useDroppedPicture';

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
          onClick={() => choosePicture((file) => void take(file))}
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

/** Opens the file chooser. Its element is created on demand, so that it is not the form's first field. */
function choosePicture(onChosen: (file: File) => void): void {
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = PICTURE_TYPES;
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) onChosen(file);
  });
  chooser.click();
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
