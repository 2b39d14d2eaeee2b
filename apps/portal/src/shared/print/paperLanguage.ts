import type { Language } from '@harrow/ui';
import { createContext, useContext } from 'react';
import { useLanguage } from '../useLanguage.ts';

/** The language of a paper that is not printed in the user's. */
export const PaperLanguageContext = createContext<Language | undefined>(undefined);

/** The language that a paper is printed in: its own, else the user's. */
export function usePaperLanguage(): Language {
  const own = useLanguage();
  return useContext(PaperLanguageContext) ?? own;
}
