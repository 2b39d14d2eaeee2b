import { lazyPart } from '@harrow/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { loadTexts } from '../../platform/language.ts';
import type { AskedDecision } from './DecisionDialog.tsx';

const DecisionDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./DecisionDialog.tsx'), loadTexts('documents')]);
  return { default: part.DecisionDialog };
});

/** Decisions about single documents of a list. The dialog is loaded with the first decision. */
export function useRowDecision(): { ask: (decision: AskedDecision) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<AskedDecision>();
  const close = (): void => {
    setAsked(undefined);
    // Once the dialog has given the focus back.
    setTimeout(() => asked?.onClosed?.());
  };
  return { ask: setAsked, dialog: <Suspense>{asked && <DecisionDialog {...asked} onClosed={close} />}</Suspense> };
}
