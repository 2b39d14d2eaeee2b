import { approvalsComment, type ApprovalsCommentsData, newIdempotencyKey, resultOf } from '@harrow/api-client';
import { approvalsCommentsOptions } from '@harrow/api-client/query';
import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { PostBox } from './PostBox.tsx';
import { Thread } from './Thread.tsx';

/** Comments of dealer and maker on a document. */
export function Comments({ docType, id }: ApprovalsCommentsData['query']) {
  const { t } = useTranslation('documents');
  const isMaker = isMakerUser(useStore(userStore));
  const { data, error, refetch } = useQuery({
    ...approvalsCommentsOptions({ query: { docType, id } }),
    staleTime: 0,
    select: ({ result }) => result,
  });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  return (
    <>
      {data.length > 0 && <Thread posts={data} />}
      <PostBox
        label={t(isMaker ? 'thread.toDealer' : 'thread.toMaker')}
        draftName={`${docType}.comment`}
        documentId={id}
        mayBeInternal={isMaker}
        send={async (content, isInternal) => {
          const headers = { 'X-Idempotency-Key': newIdempotencyKey() };
          const post = await resultOf(approvalsComment({ body: { docType, id, content, internal: isInternal ? 'Y' : 'N' }, headers }));
          return post.id;
        }}
        onSent={() => void refetch()}
      />
    </>
  );
}
