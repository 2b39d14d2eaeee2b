import { registerMessages } from '../../HarrowProvider/index.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

registerMessages('uploads', {
  'zh-cn': () => import('../messages/zh-cn.json'),
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  ru: () => import('../messages/ru.json'),
  fr: () => import('../messages/fr.json'),
  pt: () => import('../messages/pt.json'),
});

/** Texts of the upload widgets, and those common to all files as `ui:files.…`. Suspends until they are loaded. */
export const useUploadTexts = () => useTranslation(['uploads', 'ui']);
