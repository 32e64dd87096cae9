import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { companyFields } from '../../../domain/companies';
import { WordsInput } from '../../inputs/WordsInput';
import { isUsual, type HintedField } from '../../../domain/companyHints';

/** A number with a hint about its usual format; other formats are accepted. */
export function HintedInput({ source }: { source: HintedField }) {
  const translate = useTranslate();
  const hint = translate(`resources.companies.hints.${source}`);
  const looksRight = isUsual(source, useWatch({ name: source }));
  return (
    <WordsInput
      source={source}
      field={companyFields[source]}
      hint={looksRight ? hint : translate('resources.companies.checkHint', { hint })}
    />
  );
}
