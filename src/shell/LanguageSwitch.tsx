import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { languages, type Language } from '../i18n/catalogue';
import { useLanguage, useSetLanguage } from '../i18n/useLanguage';
import { useConfig } from '../useConfig';
import { FONTS } from '../theme/theme';

/** Switches to the other language, whose name it shows. */
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

// System fonts, so that one Bengali word on an English page does not load our Bengali font.
const ofTheSystem = { fontFamily: `'Nirmala UI', 'Noto Sans Bengali', Vrinda, ${FONTS}` };
