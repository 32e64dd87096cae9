import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import type { ImportError } from '../../domain/imports';
import { useLanguage } from '../i18n/useLanguage';
import { CellField } from './CellField';
import { errorText } from './errorText';

interface Props {
  register: string;
  field: string;
  label: string;
  line: number;
  value: string;
  /** Whether the cell cannot be corrected here, because no column can hold the value. */
  isFixed: boolean;
  errors: readonly ImportError[];
  onType: (text: string) => void;
}

/** A wrong cell with its errors, to be corrected in place. */
export function MendCell({ label, line, isFixed, errors, ...cell }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <CellField
      {...cell}
      label={label}
      name={translate('imports.check.cell', { field: label, line: formatCount(line, language) })}
      error={errors.map((error) => errorText(error, translate, language)).join(' · ') || undefined}
      disabled={isFixed}
    />
  );
}
