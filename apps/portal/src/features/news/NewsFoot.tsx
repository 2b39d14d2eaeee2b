import { useTranslation } from 'react-i18next';
import { PublishingFoot } from '../../documents/publishing/PublishingFoot.tsx';
import { useDocument } from './newsKind.ts';
import { publishNews, withdrawNews } from './newsMasters.ts';

/** Actions of the story for its author. */
export function NewsFoot() {
  const { t } = useTranslation('news');
  return <PublishingFoot record={useDocument()} t={t} publish={publishNews} withdraw={withdrawNews} />;
}
