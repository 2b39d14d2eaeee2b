import { registerMessages } from '../HarrowProvider/language/messages.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';

registerMessages('settingsDrawer', {
  'zh-cn': () => import('./messages/zh-cn.json'),
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  ru: () => import('./messages/ru.json'),
  fr: () => import('./messages/fr.json'),
  pt: () => import('./messages/pt.json'),
});

/** The drawer's own texts. Suspends until they are loaded. */
export const useSettingsTexts = () => useTranslation('settingsDrawer');
