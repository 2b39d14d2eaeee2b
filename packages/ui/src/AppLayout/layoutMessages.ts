import { registerMessages } from '../HarrowProvider/language.ts';

/** Namespace of the texts of the layouts. */
export const layoutNamespace = 'layout';

/** Makes the texts known; they are loaded when a layout is shown. Safe to call again. */
export function registerLayoutMessages(): void {
  registerMessages(layoutNamespace, {
    'zh-cn': () => import('./messages/zh-cn.json'),
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    ru: () => import('./messages/ru.json'),
    fr: () => import('./messages/fr.json'),
    pt: () => import('./messages/pt.json'),
  });
}
