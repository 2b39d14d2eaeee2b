import { registerMessages } from '../../HarrowProvider/index.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

// Texts of dialogs and panels that a list opens on demand; what a list shows at once is among the texts of the package.
registerMessages('listPage', {
  'zh-cn': () => import('../messages/zh-cn.json'),
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  ru: () => import('../messages/ru.json'),
  fr: () => import('../messages/fr.json'),
  pt: () => import('../messages/pt.json'),
});

/** These texts. By this call a bundler knows that they are needed: a file that is only imported for what it does is left out of a build. */
export const useListTexts = () => useTranslation('listPage');
