import { type PaperType, printUrlsUrl, resultOf } from '@harrow/api-client';
import { useNavigate } from 'react-router-dom';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';

/** Opens the page that prints a document: the portal's own in a tab of the portal, another one in a window of its own. */
export function usePrintDocument(docType: string): (id: string) => void {
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  return (id) =>
    void resultOf(printUrlsUrl({ body: { docType: docType as PaperType, id } })).then(
      ({ url }) => (url.startsWith('/print/') ? void navigate(url) : void window.open(url, '_blank', 'noopener')),
      sayFailure,
    );
}
