import { HarrowProvider, useSettings } from '@harrow/ui';
import i18next from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PaperContext, type PaperFrame } from '../../shared/print/paper.ts';

/** What is drawn below it speaks the language of the paper: texts, numbers, dates and the components of the library. Paper is white in the dark, too. */
export function PaperLanguage({ paper, children }: { paper: PaperFrame; children: ReactNode }) {
  const { sources, timeZone } = useSettings();
  const texts = useMemo(() => i18next.cloneInstance({ lng: paper.language }), [paper.language]);
  return (
    <I18nextProvider i18n={texts}>
      <HarrowProvider language={paper.language} theme="light" timeZone={timeZone} sources={sources}>
        <PaperContext value={paper}>{children}</PaperContext>
      </HarrowProvider>
    </I18nextProvider>
  );
}
