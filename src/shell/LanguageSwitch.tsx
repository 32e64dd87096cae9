import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { languages, type Language } from '../i18n/catalogue';
import { useSetLanguage } from '../i18n/LanguageContext';
import { useLanguage } from '../i18n/useLanguage';
import { useConfig } from '../useConfig';
import { FONTS } from '../theme/theme';

/** Offers the other language, in its own words. */
export function LanguageSwitch() {
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const offered = useConfig()?.languages;
  const notify = useNotify();
  const switchTo = (locale: Language) => {
    setLanguage(locale).catch(() => notify('errors.noResponse', { type: 'error' }));
  };
  return languages
    .filter(({ locale }) => locale !== language && offered?.includes(locale) !== false)
    .map(({ locale, name }) => (
      <Button key={locale} lang={locale} color="inherit" sx={ofTheSystem} onClick={() => switchTo(locale)}>
        {name}
      </Button>
    ));
}

// For one word in an English page the whole of our Bengali face would be fetched.
const ofTheSystem = { fontFamily: `'Nirmala UI', 'Noto Sans Bengali', Vrinda, ${FONTS}` };
