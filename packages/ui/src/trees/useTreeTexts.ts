import { registerMessages } from '../HarrowProvider/index.ts';
import { fetchMessagesEarly } from '../HarrowProvider/language/messages.ts';
import { useArrivedMessages, useTranslation } from '../HarrowProvider/language/useTranslation.ts';

registerMessages('trees', {
  'zh-cn': () => import('./messages/zh-cn.json'),
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  ru: () => import('./messages/ru.json'),
  fr: () => import('./messages/fr.json'),
  pt: () => import('./messages/pt.json'),
});

fetchMessagesEarly('trees');

/** The trees' own texts in the user's language. Suspends until they are loaded. */
export const useTreeTexts = () => useTranslation('trees');

/** Whether they are loaded; asks for them. */
export const useTreeTextsArrived = () => useArrivedMessages('trees');
