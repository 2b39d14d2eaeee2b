import { type ReactNode, useState } from 'react';
import type { Seen } from '../actions/documentCalls.ts';
import { NewerVersion } from './NewerVersion.tsx';

interface SeenDocument<Doc> {
  /** The document as the user has seen it; what is sent carries its version. */
  seen: Doc;
  /** For the top of the dialog: says that a newer version has arrived, and goes on with it when the user wants. */
  newer: ReactNode;
}

/**
 * The document as it was when a dialog about it opened. The page below reads it again meanwhile; what is decided is refused (E-001) until
 * the user has heard of it, and what was typed stays.
 * @param begun as the user saw it where they have typed before, beside the document
 * @param onGoOn what else is about the newer version from then on
 */
export function useSeen<Doc extends Seen>(document: Doc, begun: Seen = document, onGoOn?: () => unknown): SeenDocument<Doc> {
  const [seen, setSeen] = useState({ ...document, ...begun });
  const goOn = (): void => {
    setSeen(document);
    onGoOn?.();
  };
  return { seen, newer: <NewerVersion isOld={seen.version < document.version} onGoOn={goOn} /> };
}
