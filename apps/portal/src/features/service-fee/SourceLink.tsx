import type { ServiceFeeItem } from '@harrow/api-client';
import { DocumentLink } from '../../shared/DocumentLink.tsx';

/** The document that a fee is for. */
export function SourceLink({ fee: { feeSource, sourceId, sourceNo } }: { fee: Pick<ServiceFeeItem, 'feeSource' | 'sourceId' | 'sourceNo'> }) {
  return (
    <DocumentLink docType={feeSource} docId={sourceId}>
      {sourceNo}
    </DocumentLink>
  );
}
