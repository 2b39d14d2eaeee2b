import type { ServiceFeeItem } from '@harrow/api-client';
import { DocumentLink } from '../../shared/DocumentLink.tsx';

/** The statement that a fee stands on; older ones are no records. */
export function StatementLink({ fee: { statementNo, statementId } }: { fee: Pick<ServiceFeeItem, 'statementNo' | 'statementId'> }) {
  return (
    <DocumentLink docType="monthlyCollectReceipts" docId={statementId}>
      {statementNo ?? '–'}
    </DocumentLink>
  );
}
