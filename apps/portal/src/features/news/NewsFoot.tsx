import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useDocument } from './newsKind.ts';
import { publishNews, withdrawNews } from './newsMasters.ts';

const looks: Record<'publish' | 'withdraw' | 'delete', ActionLook> = {
  publish: { rank: 1, main: true },
  withdraw: { rank: 2, danger: true },
  delete: { rank: 3, danger: true },
};

/** Actions of the story for its author. */
export function NewsFoot() {
  const { t } = useTranslation('news');
  const story = useDocument();
  return (
    <FormFoot
      looks={looks}
      labels={{ publish: t('publish'), withdraw: t('withdraw') }}
      first={['publish']}
      own={{
        publish: ({ afterSave }) => afterSave(publishNews),
        // It cannot be published again.
        withdraw: async ({ isSure, move }) => {
          if (story && (await isSure({ title: t('withdrawAsk', { title: story.title }), okText: t('withdraw'), danger: true })))
            await move(() => withdrawNews(story));
        },
      }}
      isAskable={false}
    />
  );
}
