import type { Cron } from '../cron.ts';
import { toSchedule } from '../schedule.ts';
import { type CronLanguage, type CronMessages, createCronTexts } from './cronTexts.ts';
import { describeSchedule } from './describeSchedule.ts';

// Modules around the JSON files: Node.js wants an attribute on such imports that browsers take at its word.
const loaders: Readonly<Record<CronLanguage, () => Promise<{ default: CronMessages }>>> = {
  'zh-cn': () => import('./words/zh-cn.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  ru: () => import('./words/ru.ts'),
  fr: () => import('./words/fr.ts'),
  pt: () => import('./words/pt.ts'),
};

/** `describeCron` of one language, with only that language's texts loaded. Rejects when they cannot be loaded (offline). */
export async function loadCronDescriber(language: CronLanguage): Promise<(cron: Cron) => string> {
  const texts = createCronTexts(language, (await loaders[language]()).default);
  return (cron) => describeSchedule(toSchedule(cron), texts);
}
