import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { clamped } from '../../../theme/clamped';

const LINES = 3;
const FITS = 240;

/** A text that may be pages long: its first lines, expandable, so that the form below stays near. */
export function LongText({ text }: { text: string }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= FITS && text.split('\n').length <= LINES) return text;
  return (
    <>
      <Box component="span" sx={isOpen ? undefined : clamped(LINES)}>
        {text}
      </Box>
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ display: 'block', my: 0.5 }}
      >
        {translate(isOpen ? 'finder.showLess' : 'finder.showAll')}
      </Link>
    </>
  );
}
