import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { mayStand } from '../../domain/importMessages';
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
  /** Called when the cell is to come in as this, without a further question. */
  onTake: (text: string) => void;
}

/** A wrong cell with its errors and what is proposed, to be corrected in place. */
export function MendCell({ label, line, isFixed, errors, onTake, ...cell }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { register, field, value } = cell;
  const proposed = errors.flatMap(({ params }) => params?.proposed ?? []).map(String);
  const shown = (value: string) => translate(`resources.${register}.choices.${field}.${value}`, { _: value });
  return (
    <div>
      <CellField
        {...cell}
        label={label}
        name={translate('imports.check.cell', { field: label, line: formatCount(line, language) })}
        error={errors.map((error) => errorText(error, translate, language)).join(' · ') || undefined}
        disabled={isFixed}
      />
      {proposed.map((each) => (
        <Button key={each} size="small" onClick={() => onTake(shown(each))}>
          {translate('imports.check.take', { value: shown(each) })}
        </Button>
      ))}
      {errors.some(mayStand) && (
        <Button size="small" color="inherit" onClick={() => onTake(value)}>
          {translate('imports.check.keep')}
        </Button>
      )}
    </div>
  );
}
