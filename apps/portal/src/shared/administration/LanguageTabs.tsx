import { languageNames, languages } from '@harrow/ui';
import { Badge, Tabs } from 'antd';
import type { ReactNode } from 'react';

/** One of the languages that texts are kept in. */
type Language = (typeof languages)[number];

interface LanguageTabsProps {
  /** Whether all texts of a language are written. */
  isWritten: (language: Language) => boolean;
  /** The fields of a language. */
  children: (language: Language) => ReactNode;
}

/** Texts in six languages, a tab for each; a dot marks the languages that are written. */
export function LanguageTabs({ isWritten, children }: LanguageTabsProps) {
  return (
    <Tabs
      items={languages.map((language) => ({
        key: language,
        label: (
          <Badge dot={isWritten(language)} status="success" offset={[6, 0]}>
            {languageNames[language]}
          </Badge>
        ),
        children: children(language),
      }))}
    />
  );
}
