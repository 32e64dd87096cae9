import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** A popover with the whole of a clamped text. */
export function WholeText({ element, onClose }: { element: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const close = translate('forms.close');
  return (
    <Popover
      open
      anchorEl={element}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-heading`, sx: paper } }}
    >
      <IconButton size="small" aria-label={close} title={close} onClick={onClose} sx={corner}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography id={`${id}-heading`} component="h2" variant="caption" color="text.secondary">
        {headingOf(element)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {element.textContent}
      </Typography>
    </Popover>
  );
}

/** The heading of the text's column. */
function headingOf(text: HTMLElement): string {
  const headers = text.closest('table')?.tHead?.rows[0]?.cells;
  return headers?.[text.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1]?.textContent ?? '';
}

const paper = { p: 1.5, maxWidth: 'min(36rem, calc(100vw - 2rem))', maxHeight: '50vh' };
const corner = { float: 'right', position: 'sticky', top: 0, mt: -0.75, mr: -0.75, ml: 1 };
