import type { Cron } from '../cron.ts';
import { toSchedule } from '../schedule.ts';
import { type CronLanguage, type CronMessages, createCronTexts } from './cronTexts.ts';
import { describeSchedule } from './describeSchedule.ts';

const loaders: Readonly<Record<CronLanguage, () => Promise<{ default: CronMessages }>>> = {
  'zh-cn': () => import('../messages/zh-cn.json', { with: { type: 'json' } }),
  en: () => import('../messages/en.json', { with: { type: 'json' } }),
  es: () => import('../messages/es.json', { with: { type: 'json' } }),
  ru: () => import('../messages/ru.json', { with: { type: 'json' } }),
  fr: () => import('../messages/fr.json', { with: { type: 'json' } }),
  pt: () => import('../messages/pt.json', { with: { type: 'json' } }),
};

/** `describeCron` of one language, with only that language's texts loaded. Rejects when they cannot be loaded (offline). */
export async function loadCronDescriber(language: CronLanguage): Promise<(cron: Cron) => string> {
  const texts = createCronTexts(language, (await loaders[language]()).default);
  return (cron) => describeSchedule(toSchedule(cron), texts);
}
