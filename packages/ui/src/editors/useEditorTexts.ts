import { registerMessages } from '../HarrowProvider/index.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';

registerMessages('editors', {
  'zh-cn': () => import('./messages/zh-cn.json'),
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  ru: () => import('./messages/ru.json'),
  fr: () => import('./messages/fr.json'),
  pt: () => import('./messages/pt.json'),
});

/** Texts of the editors. Suspends until they are loaded. */
export const useEditorTexts = () => useTranslation('editors');
