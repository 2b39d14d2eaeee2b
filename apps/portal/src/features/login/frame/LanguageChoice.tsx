import { type Language, languageNames, languages, localeTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { rememberLanguage, switchLanguage } from '../../../platform/language.ts';
import styles from './LanguageChoice.module.css';

async function choose(language: Language): Promise<void> {
  await switchLanguage(language);
  rememberLanguage(language);
}

/** The six languages, each by its own name. Before sign-in the choice is not sent to the server. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('login');
  return (
    <div className={styles.languages} role="group" aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={localeTag(language)}
          aria-pressed={i18n.language === language}
          onClick={() => void choose(language).catch(() => undefined)}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
