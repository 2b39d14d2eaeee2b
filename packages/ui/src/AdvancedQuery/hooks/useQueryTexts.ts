import { registerMessages } from '../../HarrowProvider/index.ts';
import { fetchMessagesEarly } from '../../HarrowProvider/language/messages.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

registerMessages('advancedQuery', {
  'zh-cn': () => import('../messages/zh-cn.json'),
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  ru: () => import('../messages/ru.json'),
  fr: () => import('../messages/fr.json'),
  pt: () => import('../messages/pt.json'),
});

fetchMessagesEarly('advancedQuery');

/** The builder's own texts in the user's language. Suspends until they are loaded. */
export const useQueryTexts = () => useTranslation('advancedQuery');
