import { type ReactNode, useState } from 'react';
import type { Seen } from '../actions/documentCalls.ts';
import { NewerVersion } from './NewerVersion.tsx';

interface SeenDocument<Doc> {
  /** The version that the user has seen; it is sent with the call. */
  seen: Doc;
  /** Notice at the top of the dialog that a newer version has arrived, with a button to continue with it. */
  newer: ReactNode;
}

/**
 * The document as it was when a dialog about it opened. The page below may refetch it meanwhile; a decision is refused (E-001) until the
 * user has been told, and the input stays.
 * @param begun version that the user had seen when they began to type beside the document
 * @param onGoOn also called when the user goes on with the newer version
 */
export function useSeen<Doc extends Seen>(document: Doc, begun: Seen = document, onGoOn?: () => unknown): SeenDocument<Doc> {
  const [seen, setSeen] = useState({ ...document, ...begun });
  const goOn = (): void => {
    setSeen(document);
    onGoOn?.();
  };
  return { seen, newer: <NewerVersion isOld={seen.version < document.version} onGoOn={goOn} /> };
}
