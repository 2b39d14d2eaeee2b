export {
  type Cron,
  type CronError,
  type CronErrorCode,
  type CronItem,
  type CronPart,
  type CronPartName,
  type CronReading,
  partNames as cronPartNames,
} from './cron.ts';
export { cronPart, formatCron } from './formatCron.ts';
export { firstYear as firstCronYear, grammar as cronGrammar, lastYear as lastCronYear, type PartGrammar as CronPartGrammar } from './grammar.ts';
export { nextRuns, type NextRunsOptions } from './runs/nextRuns.ts';
export { parseCron, parseCronPart } from './parse/parseCron.ts';
export { planRuns, type PlannedRun, type RunPlan, type SkippedTimes } from './runs/planRuns.ts';
export { type CronLanguage, cronLanguages } from './describe/cronTexts.ts';
export { describeCron } from './describe/describeCron.ts';
export { loadCronDescriber } from './describe/loadCronDescriber.ts';
export { convertCron, type CronConversion, type CronConversionCode, type CronConversionReason, type CronConversionResult } from './parse/convertCron.ts';
