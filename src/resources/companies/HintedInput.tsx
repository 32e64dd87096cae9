import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { companyFields } from '../../../domain/companies';
import { WordsInput } from '../../inputs/WordsInput';
import { isUsual, type HintedField } from './companyHints';

/** A number with a word on how it should look; one that looks otherwise is saved all the same. */
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
