import { registerMessages } from '../../HarrowProvider/index.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

registerMessages('pictureEdit', {
  'zh-cn': () => import('./messages/zh-cn.json'),
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  ru: () => import('./messages/ru.json'),
  fr: () => import('./messages/fr.json'),
  pt: () => import('./messages/pt.json'),
});

/** Texts of the editing of pictures in the user's language, and the common ones as `ui:…`. Suspends until they are loaded. */
export const usePictureEditTexts = () => useTranslation(['pictureEdit', 'ui']);
