import { registerMessages } from '../../HarrowProvider/index.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

registerMessages('pickers', {
  'zh-cn': () => import('../messages/zh-cn.json'),
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  ru: () => import('../messages/ru.json'),
  fr: () => import('../messages/fr.json'),
  pt: () => import('../messages/pt.json'),
});

/** The pickers' own texts in the user's language. Suspends until they are loaded. */
export function usePickerTexts() {
  return useTranslation('pickers');
}
