import type { LedgerEntryItem } from '@harrow/api-client';
import { Link } from 'react-router-dom';
import { documentPath } from '../../shared/messages.ts';

/** The document that a line comes from. */
export function SourceLink({ entry: { feeSource, sourceId, sourceNo } }: { entry: Pick<LedgerEntryItem, 'feeSource' | 'sourceId' | 'sourceNo'> }) {
  const path = documentPath({ docType: feeSource, docId: sourceId });
  return path ? (
    <Link className="hw-link" to={path}>
      {sourceNo}
    </Link>
  ) : (
    sourceNo
  );
}
