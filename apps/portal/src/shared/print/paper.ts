import type { PaperData } from '@harrow/api-client';
import { createContext, useContext } from 'react';
import { useLanguage } from '../useLanguage.ts';

/** Language of a paper, and the addresses of maker, dealer and recipient at its head. */
export type PaperFrame = PaperData['paper'];

export const PaperContext = createContext<PaperFrame | undefined>(undefined);

/** The frame of the paper that this is part of. */
export function usePaper(): PaperFrame {
  const paper = useContext(PaperContext);
  if (!paper) throw new Error('There is no paper around this component');
  return paper;
}

/** Language of the paper that this is part of: that of its document, or the user's for a list on paper. */
export function usePaperLanguage(): string {
  const own = useLanguage();
  return useContext(PaperContext)?.language ?? own;
}
