import type { Cron } from '../cron.ts';
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import pt from '../messages/pt.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import zhCn from '../messages/zh-cn.json' with { type: 'json' };
import { toSchedule } from '../schedule.ts';
import { type CronLanguage, type CronMessages, type CronTexts, createCronTexts } from './cronTexts.ts';
import { describeSchedule } from './describeSchedule.ts';

const messages: Readonly<Record<CronLanguage, CronMessages>> = { 'zh-cn': zhCn, en, es, ru, fr, pt };
const loaded = new Map<CronLanguage, CronTexts>();

/**
 * What an expression does, as a sentence: 'At 09:30, Monday to Friday.' It says what Quartz does, also where that differs from what
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
