import type { ApprovalsLogData } from '@harrow/api-client';
import { approvalsLogOptions } from '@harrow/api-client/query';
import { ApprovalLog, ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { billStatusTones } from '../../shared/billStatus.ts';

/** Approval log of a document. */
export function DocumentLog({ docType, id }: ApprovalsLogData['query']) {
  const { data, error, refetch } = useQuery({
    ...approvalsLogOptions({ query: { docType, id } }),
    // As fresh as the document beside it.
    staleTime: 0,
    select: ({ result }) => result,
  });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <ApprovalLog
      steps={data.map((entry) => ({
        key: entry.id,
        action: entry.action_dictText,
        tone: billStatusTones[entry.toStatus],
        operator: entry.operatorName,
        organisation: entry.orgName,
        time: entry.createTime,
        from: entry.fromStatus_dictText ?? undefined,
        to: entry.toStatus_dictText,
        reason: entry.rejectReason_dictText ?? undefined,
        opinion: entry.opinion ?? undefined,
      }))}
    />
  );
}
