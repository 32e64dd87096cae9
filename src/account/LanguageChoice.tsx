import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { isLanguage, languages } from '../i18n/catalogue';
import { useLanguage, useSetLanguage } from '../i18n/useLanguage';
import { useConfig } from '../useConfig';

/** The language of everything on the screen; it changes at once and is remembered. */
export function LanguageChoice() {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const offered = useConfig()?.languages;
  const pick = (picked: string) => {
    if (isLanguage(picked)) {
      setLanguage(picked).catch(() => notify('errors.noResponse', { type: 'error' }));
    }
  };
  return (
    <TextField
      select
      id="account-language"
      label={translate('resources.account.language')}
      value={language}
      onChange={({ target }) => pick(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: '17rem' }}
    >
      {languages
        .filter(({ locale }) => locale === language || offered?.includes(locale) !== false)
        .map(({ locale, name }) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
    </TextField>
  );
}
