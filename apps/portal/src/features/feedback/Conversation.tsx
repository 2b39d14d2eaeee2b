import type { Feedback } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { seen } from '../../documents/actions/documentCalls.ts';
import { PostBox } from '../../documents/thread/PostBox.tsx';
import { Thread } from '../../documents/thread/Thread.tsx';
import { queryClient } from '../../platform/queryClient.ts';
import { feedback, followUp, replyTo } from './feedback.ts';
import { Score } from './Score.tsx';

/** Posts of a question, with boxes for the answers that the user may add. */
export function Conversation({ item }: { item: Feedback }) {
  const { t } = useTranslation('feedback');
  const may = (action: Feedback['allowedActions'][number]): boolean => item.allowedActions.includes(action);
  return (
    <div data-wide>
      <Thread posts={item.posts} />
      {(['reply', 'followUp'] as const).filter(may).map((verb) => (
        <PostBox
          key={verb}
          label={t(`answer.${verb}`)}
          draftName={`feedback.${verb}`}
          documentId={item.id}
          mayBeInternal={verb === 'reply'}
          send={async (content, isInternal) => {
            const post = { ...seen(item), content };
            const { postId } = await (verb === 'reply' ? replyTo({ ...post, internal: isInternal ? 'Y' : 'N' }) : followUp(post));
            return postId;
          }}
          onSent={() => void queryClient.invalidateQueries({ queryKey: feedback.key })}
        />
      ))}
      {may('score') && <Score item={item} />}
    </div>
  );
}
