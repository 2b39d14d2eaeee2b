import { languageNames, languages } from '@harrow/ui';
import { Badge, Button, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LanguageTabs.module.css';

/** One of the languages that texts are kept in. */
export type TextLanguage = (typeof languages)[number];

interface LanguageTabsProps {
  active: TextLanguage;
  onActive: (language: TextLanguage) => void;
  /** Whether all texts of a language are written. */
  isWritten: (language: TextLanguage) => boolean;
  /** Something is wrong with a text of the language. Default: with none. */
  isWrong?: (language: TextLanguage) => boolean;
  /** Takes the texts of the language that is shown for those that say nothing yet. Default: they are only read. */
  onFill?: () => void;
  /** There is something to take, and a language to take it for. */
  canFill?: boolean;
  /** All languages are in the page, as the fields of antd's form must be. Default: those that were shown. */
  allAtOnce?: boolean;
  /** The fields of a language. */
  children: (language: TextLanguage) => ReactNode;
}

/**
 * Texts in the six languages, a tab for each; a dot marks the languages that have them all. What one language says can be taken over into
 * those that say nothing yet, to be translated there.
 */
export function LanguageTabs({ active, onActive, isWritten, isWrong = () => false, onFill, canFill = false, allAtOnce = false, children }: LanguageTabsProps) {
  const { t } = useTranslation('shared');
  return (
    <>
      {onFill && (
        <div className={styles.tools}>
          <Button size="small" disabled={!canFill} onClick={onFill}>
            {t('texts.fill', { language: languageNames[active] })}
          </Button>
        </div>
      )}
      <Tabs
        activeKey={active}
        onChange={(key) => onActive(key as TextLanguage)}
        items={languages.map((language) => ({
          key: language,
          forceRender: allAtOnce,
          label: (
            <Badge dot={isWritten(language) || isWrong(language)} status={isWrong(language) ? 'error' : 'success'} offset={[6, 0]}>
              {languageNames[language]}
              {isWrong(language) && <span className="hw-hidden"> {t('texts.wrong')}</span>}
            </Badge>
          ),
          children: children(language),
        }))}
      />
    </>
  );
}
