import { useTranslate } from 'react-admin';
import { classLetters, type RetentionClass } from '../../domain/retention';

/** `Class গ, 5 years`. */
export function useRetentionClass() {
  const translate = useTranslate();
  return ({ class: of, years }: { class: RetentionClass | null; years: number | null }): string => {
    if (!of) return '';
    const time =
      years === null
        ? translate('retention.permanent')
        : translate('retention.years', { smart_count: years });
    return `${translate('retention.class', { letter: classLetters[of] })}, ${time}`;
  };
}

/** Why a file is kept, in words. */
export function useWhy() {
  const translate = useTranslate();
  return (why: readonly string[]): string => why.map((each) => translate(`retention.why.${each}`)).join(', ');
}
