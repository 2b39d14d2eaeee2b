import { useNavigate } from 'react-router-dom';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';

/** Opens the paper of a document. Its code is loaded with the first press. */
export function usePrintDocument(docType: string): (id: string) => void {
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  return (id) => void import('./openPaper.ts').then(({ openPaper }) => openPaper(docType, id, navigate)).catch(sayFailure);
}
