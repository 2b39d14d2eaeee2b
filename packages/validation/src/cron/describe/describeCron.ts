import type { Cron } from '../cron.ts';
import en from './words/en.ts';
import es from './words/es.ts';
import fr from './words/fr.ts';
import pt from './words/pt.ts';
import ru from './words/ru.ts';
import zhCn from './words/zh-cn.ts';
import { toSchedule } from '../schedule.ts';
import { type CronLanguage, type CronMessages, type CronTexts, createCronTexts } from './cronTexts.ts';
import { describeSchedule } from './describeSchedule.ts';

const messages: Readonly<Record<CronLanguage, CronMessages>> = { 'zh-cn': zhCn, en, es, ru, fr, pt };
const loaded = new Map<CronLanguage, CronTexts>();

/**
 * Describes an expression in a sentence: 'At 09:30, Monday to Friday.' It follows Quartz, also where that differs from what
 * the expression seems to say (values beside `nW` or `n#k` are ignored). Carries the texts of all six languages;
 * in a browser use `loadCronDescriber`.
 */
export function describeCron(cron: Cron, language: CronLanguage): string {
  let texts = loaded.get(language);
  if (!texts) {
    texts = createCronTexts(language, messages[language]);
    loaded.set(language, texts);
  }
  return describeSchedule(toSchedule(cron), texts);
}
