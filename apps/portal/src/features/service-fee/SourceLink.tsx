import type { ServiceFeeItem } from '@harrow/api-client';
import { Link } from 'react-router-dom';
import { documentPath } from '../../shared/messages.ts';

/** The document that a fee is for. */
export function SourceLink({ fee: { feeSource, sourceId, sourceNo } }: { fee: Pick<ServiceFeeItem, 'feeSource' | 'sourceId' | 'sourceNo'> }) {
  const path = documentPath({ docType: feeSource, docId: sourceId });
  return path ? (
    <Link className="hw-link" to={path}>
      {sourceNo}
    </Link>
  ) : (
    <>{sourceNo}</>
  );
}
