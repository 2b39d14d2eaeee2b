import { cronGrammar, type CronItem, type CronPartName, cronPart, lastCronYear, parseCronPart } from '@harrow/validation/cron';

/**
 * Mode of a tab. Day: `last` is L or L-n, `lastWorkday` LW or L-nW, `nearest` nW. Week: `lastOfMonth` is nL, `nth` n#k.
 * `text` is what no form expresses; it is kept as it stands.
 */
export type PartMode = 'every' | 'range' | 'loop' | 'specify' | 'none' | 'last' | 'lastWorkday' | 'nearest' | 'lastOfMonth' | 'nth' | 'text';

/** The numbers of all modes, so that going from one to another and back loses none. */
export interface ModeNumbers {
  readonly range: { readonly from: number; readonly to: number };
  readonly loop: { readonly from: number; readonly step: number };
  readonly specify: readonly number[];
  readonly last: number;
  readonly lastWorkday: number;
  readonly nearest: number;
  readonly lastOfMonth: number;
  readonly nth: { readonly weekday: number; readonly nth: number };
}

const common: readonly PartMode[] = ['every', 'range', 'loop', 'specify'];

/** The modes of each tab, in their order. */
export const modesOf: Readonly<Record<CronPartName, readonly PartMode[]>> = {
  second: common,
  minute: common,
  hour: common,
  dayOfMonth: ['none', ...common, 'last', 'lastWorkday', 'nearest'],
  month: common,
  dayOfWeek: ['none', ...common, 'lastOfMonth', 'nth'],
  year: common,
};

/** The first year that the editor offers. */
const firstEditorYear = 2019;

/** Values that the inputs of a part take, and its largest step. */
export function limitsOf(name: CronPartName): { min: number; max: number; maxStep: number } {
  const { min, max, maxStep } = cronGrammar[name];
  return name === 'year' ? { min: firstEditorYear, max: lastCronYear, maxStep: lastCronYear - firstEditorYear } : { min, max, maxStep };
}

/** Initial value of a mode. Years begin with the current one and span a hundred, as far as the grammar allows; 2019 would be over. */
export function defaultNumbers(name: CronPartName, thisYear: number): ModeNumbers {
  const { min, max } = limitsOf(name);
  const from = name === 'year' ? Math.min(Math.max(thisYear, min), max) : min;
  return {
    range: { from, to: name === 'year' ? Math.min(from + 100, max) : max },
    loop: { from, step: 1 },
    specify: name === 'year' ? [from] : [],
    last: 0,
    lastWorkday: 0,
    nearest: 15,
    lastOfMonth: 6,
    nth: { weekday: 2, nth: 1 },
  };
}

/** The mode that expresses a text exactly, and its numbers. */
export function readMode(name: CronPartName, text: string): { mode: PartMode; numbers: Partial<ModeNumbers> } {
  if (name === 'year' && text === '') return { mode: 'every', numbers: {} };
  const reading = parseCronPart(name, text);
  if (!reading.ok || /[a-z].*\//i.test(text)) return { mode: 'text', numbers: {} };
  const { items } = reading.part;
  const values = items.map((item) => (item.kind === 'value' ? item.value : undefined)).filter((value) => value !== undefined);
  if (values.length === items.length) return { mode: 'specify', numbers: { specify: values } };
  return items.length === 1 ? modeOf(items[0]!, limitsOf(name).min) : { mode: 'text', numbers: {} };
}

function modeOf(item: CronItem, min: number): { mode: PartMode; numbers: Partial<ModeNumbers> } {
  switch (item.kind) {
    case 'every':
      return item.step === 1 ? { mode: 'every', numbers: {} } : { mode: 'loop', numbers: { loop: { from: min, step: item.step } } };
    case 'range':
      return item.step === 1 ? { mode: 'range', numbers: { range: { from: item.from, to: item.to } } } : { mode: 'text', numbers: {} };
    case 'from':
      return { mode: 'loop', numbers: { loop: { from: item.from, step: item.step } } };
    case 'value':
      return { mode: 'specify', numbers: { specify: [item.value] } };
    case 'none':
      return { mode: 'none', numbers: {} };
    case 'last':
      return item.weekday ? { mode: 'lastWorkday', numbers: { lastWorkday: item.offset } } : { mode: 'last', numbers: { last: item.offset } };
    case 'nearestWeekday':
      return { mode: 'nearest', numbers: { nearest: item.day } };
    case 'lastWeekday':
      return { mode: 'lastOfMonth', numbers: { lastOfMonth: item.weekday } };
    case 'nthWeekday':
      return { mode: 'nth', numbers: { nth: { weekday: item.weekday, nth: item.nth } } };
  }
}

/** The text of a mode; an empty list is the smallest value. `text` has none of its own. */
export function writeMode(name: CronPartName, mode: Exclude<PartMode, 'text'>, numbers: ModeNumbers): string {
  return cronPart(itemsOf(mode, numbers, defaultNumbers(name, firstEditorYear).range.from)).text;
}

function itemsOf(mode: Exclude<PartMode, 'text'>, numbers: ModeNumbers, min: number): readonly CronItem[] {
  switch (mode) {
    case 'every':
      return [{ kind: 'every', step: 1 }];
    case 'none':
      return [{ kind: 'none' }];
    case 'range':
      return [{ kind: 'range', ...numbers.range, step: 1 }];
    case 'loop':
      return [{ kind: 'from', ...numbers.loop }];
    case 'specify':
      return (numbers.specify.length > 0 ? numbers.specify : [min]).map((value) => ({ kind: 'value', value }));
    case 'last':
      return [{ kind: 'last', offset: numbers.last, weekday: false }];
    case 'lastWorkday':
      return [{ kind: 'last', offset: numbers.lastWorkday, weekday: true }];
    case 'nearest':
      return [{ kind: 'nearestWeekday', day: numbers.nearest }];
    case 'lastOfMonth':
      return [{ kind: 'lastWeekday', weekday: numbers.lastOfMonth }];
    case 'nth':
      return [{ kind: 'nthWeekday', ...numbers.nth }];
  }
}
