import { HarrowProvider, type Language, useSettings } from '@harrow/ui';
import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

const instances = new Map<string, i18n>();

/** The texts of a language. One for all papers: a new one has none at first, and a paper that is drawn to be printed cannot wait for them. */
function textsIn(language: string): i18n {
  const known = instances.get(language);
  if (known) return known;
  const texts = i18next.cloneInstance({ lng: language });
  instances.set(language, texts);
  return texts;
}

/** Renders its children in the language of a paper: texts, numbers, dates and library components. Paper is white in dark mode, too. */
export function PaperLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { sources, timeZone } = useSettings();
  return (
    <I18nextProvider i18n={textsIn(language)}>
      <HarrowProvider language={language} theme="light" timeZone={timeZone} sources={sources}>
        {children}
      </HarrowProvider>
    </I18nextProvider>
  );
}
