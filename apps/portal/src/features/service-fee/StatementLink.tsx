import type { ServiceFeeItem } from '@harrow/api-client';
import { Link } from 'react-router-dom';
import { documentPath } from '../../shared/messages.ts';

/** The statement that a fee stands on; older ones are no records. */
export function StatementLink({ fee: { statementNo, statementId } }: { fee: Pick<ServiceFeeItem, 'statementNo' | 'statementId'> }) {
  const path = statementId === null ? undefined : documentPath({ docType: 'monthlyCollectReceipts', docId: statementId });
  return path ? (
    <Link className="hw-link" to={path}>
      {statementNo}
    </Link>
  ) : (
    <>{statementNo ?? '–'}</>
  );
}
