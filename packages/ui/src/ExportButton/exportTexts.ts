import { registerMessages } from '../HarrowProvider/index.ts';

/** Namespace of the texts of the dialog, and of what a CSV was refused for. */
export const exportTexts = 'exportButton';

registerMessages('exportButton', {
  'zh-cn': () => import('./messages/zh-cn.json'),
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  ru: () => import('./messages/ru.json'),
  fr: () => import('./messages/fr.json'),
  pt: () => import('./messages/pt.json'),
});
