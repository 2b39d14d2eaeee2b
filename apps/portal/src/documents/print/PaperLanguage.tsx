import { HarrowProvider, useSettings } from '@harrow/ui';
import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PaperContext, type PaperFrame } from '../../shared/print/paper.ts';

const instances = new Map<string, i18n>();

/** The texts of a language. One for all papers: a new one has none at first, and a paper that is drawn to be printed cannot wait for them. */
function textsIn(language: string): i18n {
  const known = instances.get(language);
  if (known) return known;
  const texts = i18next.cloneInstance({ lng: language });
  instances.set(language, texts);
  return texts;
}

/** Renders its children in the language of the paper: texts, numbers, dates and library components. Paper is white in dark mode, too. */
export function PaperLanguage({ paper, children }: { paper: PaperFrame; children: ReactNode }) {
  const { sources, timeZone } = useSettings();
  return (
    <I18nextProvider i18n={textsIn(paper.language)}>
      <HarrowProvider language={paper.language} theme="light" timeZone={timeZone} sources={sources}>
        <PaperContext value={paper}>{children}</PaperContext>
      </HarrowProvider>
    </I18nextProvider>
  );
}
