import { useTranslation } from 'react-i18next';
import { PublishingFoot } from '../../documents/publishing/PublishingFoot.tsx';
import { useDocument } from './noticeKind.ts';
import { publishNotice, withdrawNotice } from './noticeMasters.ts';

/** Actions of the notice for its author. */
export function NoticeFoot() {
  const { t } = useTranslation('publicNotice');
  return <PublishingFoot record={useDocument()} t={t} publish={publishNotice} withdraw={withdrawNotice} />;
}
