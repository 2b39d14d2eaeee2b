import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useDocument } from './noticeKind.ts';
import { publishNotice, withdrawNotice } from './noticeMasters.ts';

const looks: Record<'publish' | 'withdraw' | 'delete', ActionLook> = {
  publish: { rank: 1, main: true },
  withdraw: { rank: 2, danger: true },
  delete: { rank: 3, danger: true },
};

/** Actions of the notice for its author. */
export function NoticeFoot() {
  const { t } = useTranslation('publicNotice');
  const notice = useDocument();
  return (
    <FormFoot
      looks={looks}
      labels={{ publish: t('publish'), withdraw: t('withdraw') }}
      first={['publish']}
      own={{
        publish: ({ afterSave }) => afterSave(publishNotice),
        // It cannot be published again.
        withdraw: async ({ isSure, move }) => {
          if (notice && (await isSure({ title: t('withdrawAsk', { title: notice.title }), okText: t('withdraw'), danger: true })))
            await move(() => withdrawNotice(notice));
        },
      }}
      isAskable={false}
    />
  );
}
