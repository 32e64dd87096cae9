import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { addTaka, formatTaka, toCrore } from '../../domain/taka';
import type { Figures } from '../dataProvider/returns';
import { useLanguage } from '../i18n/useLanguage';

/** Figures with those that they are compared with, and the URL of the list behind each. */
export interface Shown {
  figures: Figures;
  than?: Than | undefined;
  linkOf?: (name: string) => string;
}

export interface Than {
  figures: Figures;
  /** What the figures are: `May 2026`. */
  name: string;
  /** Another edition of the same return, of which any difference is marked. */
  isEdition: boolean;
}

const formats = {
  count: formatCount,
  taka: formatTaka,
  crore: (taka: number, language: 'en' | 'bn') => formatTaka(toCrore(taka), language),
};

interface Props {
  name: string;
  shown: Shown;
  as?: keyof typeof formats;
}

/** A figure that opens its list, and quietly the difference from the one that it is compared with. */
export function Figure({ name, shown: { figures, than, linkOf }, as = 'count' }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const format = formats[as];
  const value = figures[name] ?? 0;
  const text = value === 0 ? '–' : format(value, language);
  const before = than ? (than.figures[name] ?? 0) : value;
  const difference = addTaka(value, -before);
  const sign = difference > 0 ? '+' : '−';
  const signed = sign + format(Math.abs(difference), language);
  return (
    <>
      {value !== 0 && linkOf ? <a href={linkOf(name)}>{text}</a> : text}
      {than && difference !== 0 && (
        <Box
          component="small"
          title={translate('returns.beside.more', { difference: signed, than: than.name })}
          sx={than.isEdition ? marked : quiet}
        >
          {than.isEdition ? translate('returns.beside.was', { value: format(before, language) }) : signed}
        </Box>
      )}
    </>
  );
}

const quiet = {
  display: 'block',
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: 'text.secondary',
  fontWeight: 400,
};

const marked = {
  ...quiet,
  color: 'warning.main',
  fontWeight: 600,
  borderBottom: 2,
  borderColor: 'warning.main',
};
