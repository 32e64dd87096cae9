import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { useNewestSeal } from '../history/useNewestSeal';
import { useLanguage } from '../i18n/useLanguage';
import { Check } from './Check';

/** The newest seal of the history, to be written down elsewhere; renders nothing if the server keeps no seals. */
export function SealCheck() {
  const translate = useTranslate();
  const language = useLanguage();
  const seal = useNewestSeal();
  if (seal === undefined) return null;
  return (
    <Check name="seal">
      {seal
        ? translate('history.seal.newest', { hash: seal.hash, at: formatInstant(seal.at, language) })
        : translate('history.seal.none')}
    </Check>
  );
}
