import type { CronErrorCode, CronItem } from '../cron.ts';
import { maxLastOffset, type PartGrammar } from '../grammar.ts';

/** Error in a part: `end - start` characters of the text from `start` on. */
export interface PartError {
  readonly code: CronErrorCode;
  readonly start: number;
  readonly end: number;
  readonly min?: number;
  readonly max?: number;
}

const star = 42;
const comma = 44;
const dash = 45;
const slash = 47;
const question = 63;
const hash = 35;
const letterL = 76;
const letterW = 87;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** The upper-case code of a letter; digits and signs of the grammar stay what they are. */
const upper = (code: number): number => (code >= 97 && code <= 122 ? code - 32 : code);
const isLetter = (code: number): boolean => code >= 65 && code <= 90;

const everyOne: CronItem = { kind: 'every', step: 1 };
const none: CronItem = { kind: 'none' };

/**
 * Reads one part of an expression, `text` from `start` to `end`. The scanner works on character codes of the whole expression:
 * slices and regular expressions took most of the time of parsing.
 */
export function parsePart(text: string, start: number, end: number, grammar: PartGrammar): CronItem[] | PartError {
  const items: CronItem[] = [];
  let at = start;
  for (;;) {
    let stop = at;
    while (stop < end && text.charCodeAt(stop) !== comma) stop++;
    const item = parseItem(text, at, stop, grammar);
    if ('code' in item) return item;
    items.push(item);
    if (stop >= end) break;
    at = stop + 1;
  }
  return (items.length > 1 && grammar.day && checkList(text, start, end, items)) || items;
}

/** Quartz refuses `L` in lists and a second `#`; the other day forms may stand beside values. */
function checkList(text: string, start: number, end: number, items: readonly CronItem[]): PartError | undefined {
  const sign = (code: number, from = start): number => {
    for (let at = from; at < end; at++) if (upper(text.charCodeAt(at)) === code) return at;
    return -1;
  };
  if (items.includes(none)) return { code: 'noneInList', start: sign(question), end: sign(question) + 1 };
  const last = sign(letterL);
  if (last >= 0) return { code: 'lastInList', start: last, end: last + 1 };
  const first = sign(hash);
  const second = first < 0 ? -1 : sign(hash, first + 1);
  return second < 0 ? undefined : { code: 'nthTwice', start: second, end: second + 1 };
}

function parseItem(text: string, start: number, end: number, grammar: PartGrammar): CronItem | PartError {
  if (start >= end) return { code: 'number', start, end: start };
  const code = upper(text.charCodeAt(start));
  if (isDigit(code)) return parseNumber(text, start, end, grammar);
  if (code === star) return start + 1 === end ? everyOne : parseEvery(text, start + 1, end, grammar);
  if (code === slash) return parseEvery(text, start, end, grammar);
  if (code === question) {
    if (!grammar.day) return { code: 'noneHere', start, end: start + 1 };
    return start + 1 === end ? none : { code: 'character', start: start + 1, end };
  }
  if (code === letterL && grammar.name === 'dayOfMonth') return parseLast(text, start, end);
  // In Quartz a lone L among weekdays is the last of them, Saturday.
  if (code === letterL && grammar.name === 'dayOfWeek' && start + 1 === end) return { kind: 'value', value: 7 };
  if (isLetter(code) && grammar.names.length > 0) return parseName(text, start, end, grammar);
  return { code: 'character', start, end: isLetter(code) ? wordEnd(text, start, end) : start + 1 };
}

function wordEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isLetter(upper(text.charCodeAt(at)))) at++;
  return at;
}

function digitsEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isDigit(text.charCodeAt(at))) at++;
  return at;
}

function numberOf(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

/** `/n` behind `*` or alone, which Quartz reads alike. */
function parseEvery(text: string, start: number, end: number, grammar: PartGrammar): CronItem | PartError {
  if (text.charCodeAt(start) !== slash) return { code: 'character', start, end };
  const step = parseStep(text, start + 1, end, grammar.maxStep);
  return typeof step === 'number' ? { kind: 'every', step } : step;
}

function parseStep(text: string, start: number, end: number, max: number): number | PartError {
  const stop = digitsEnd(text, start, end);
  if (stop === start) return { code: 'number', start: Math.min(start, end - 1), end };
  if (stop < end) return { code: 'character', start: stop, end };
  const step = numberOf(text, start, stop);
  return step >= 1 && step <= max ? step : { code: 'step', start, end: stop, min: 1, max };
}

function parseNumber(text: string, start: number, end: number, grammar: PartGrammar): CronItem | PartError {
  const stop = digitsEnd(text, start, end);
  const value = numberOf(text, start, stop);
  const { min, max } = grammar;
  if (value < min || value > max) return { code: 'range', start, end: stop, min, max };
  if (stop === end) return { kind: 'value', value };
  const code = upper(text.charCodeAt(stop));
  if (code === dash) return parseRange(text, start, value, stop + 1, end, grammar);
  if (code === slash) {
    const step = parseStep(text, stop + 1, end, grammar.maxStep);
    return typeof step === 'number' ? { kind: 'from', from: value, step } : step;
  }
  return parseDayForm(text, value, stop, end, grammar);
}

function parseRange(text: string, start: number, from: number, toStart: number, end: number, grammar: PartGrammar): CronItem | PartError {
  const stop = digitsEnd(text, toStart, end);
  if (stop === toStart) return toStart < end ? { code: 'character', start: toStart, end } : { code: 'number', start: toStart - 1, end };
  const to = numberOf(text, toStart, stop);
  const { min, max } = grammar;
  if (to < min || to > max) return { code: 'range', start: toStart, end: stop, min, max };
  if (to < from && grammar.name === 'year') return { code: 'yearOrder', start, end: stop };
  if (stop === end) return { kind: 'range', from, to, step: 1 };
  if (text.charCodeAt(stop) !== slash) return { code: 'character', start: stop, end };
  const step = parseStep(text, stop + 1, end, 9999);
  return typeof step === 'number' ? { kind: 'range', from, to, step } : step;
}

/** Suffix of a day: `15W`, `6L`, `6#3`. `at` is the sign. */
function parseDayForm(text: string, value: number, at: number, end: number, { name }: PartGrammar): CronItem | PartError {
  const code = upper(text.charCodeAt(at));
  if (name === 'dayOfWeek' && code === hash) return parseNth(text, value, at + 1, end);
  if (at + 1 === end) {
    if (name === 'dayOfMonth' && code === letterW) return { kind: 'nearestWeekday', day: value };
    if (name === 'dayOfWeek' && code === letterL) return { kind: 'lastWeekday', weekday: value };
  }
  return { code: 'character', start: at, end };
}

function parseNth(text: string, weekday: number, start: number, end: number): CronItem | PartError {
  const nth = text.charCodeAt(start) - 48;
  if (start + 1 === end && nth >= 1 && nth <= 5) return { kind: 'nthWeekday', weekday, nth };
  return { code: 'nth', start: Math.min(start, end - 1), end, min: 1, max: 5 };
}

/** `L`, `L-n`, `LW`, `L-nW`. */
function parseLast(text: string, start: number, end: number): CronItem | PartError {
  let at = start + 1;
  let offset = 0;
  if (at < end && text.charCodeAt(at) === dash) {
    const stop = digitsEnd(text, at + 1, end);
    if (stop === at + 1) return { code: 'number', start: at, end };
    offset = numberOf(text, at + 1, stop);
    if (offset > maxLastOffset) return { code: 'offset', start: at + 1, end: stop, min: 0, max: maxLastOffset };
    at = stop;
  }
  const weekday = at < end && upper(text.charCodeAt(at)) === letterW;
  if (weekday) at++;
  return at === end ? { kind: 'last', offset, weekday } : { code: 'character', start: at, end };
}

/** A name, a range of names, `FRIL` or `FRI#3`. Quartz reads a step after names and ignores it. */
function parseName(text: string, start: number, end: number, grammar: PartGrammar): CronItem | PartError {
  const from = nameValue(text, start, end, grammar);
  if (from < 0) return { code: 'name', start, end: Math.max(wordEnd(text, start, end), start + 1) };
  const at = start + 3;
  if (at === end) return { kind: 'value', value: from };
  const code = text.charCodeAt(at);
  if (code === slash) {
    const step = parseStep(text, at + 1, end, 9999);
    return typeof step === 'number' ? { kind: 'value', value: from } : step;
  }
  if (code !== dash) return parseNameForm(text, from, start, end, grammar);
  const to = nameValue(text, at + 1, end, grammar);
  if (to < 0) return { code: 'name', start: Math.min(at + 1, end - 1), end: Math.max(wordEnd(text, at + 1, end), at + 1) };
  const stop = at + 4;
  if (stop === end) return { kind: 'range', from, to, step: 1 };
  if (text.charCodeAt(stop) !== slash) return { code: isLetter(upper(text.charCodeAt(stop))) ? 'name' : 'character', start: at + 1, end };
  const step = parseStep(text, stop + 1, end, 9999);
  return typeof step === 'number' ? { kind: 'range', from, to, step: 1 } : step;
}

function parseNameForm(text: string, value: number, start: number, end: number, grammar: PartGrammar): CronItem | PartError {
  const item = parseDayForm(text, value, start + 3, end, grammar);
  // A longer word, MONDAY, is one wrong name and not a name with something behind it.
  return 'code' in item && item.code === 'character' && isLetter(upper(text.charCodeAt(start + 3)))
    ? { code: 'name', start, end: wordEnd(text, start, end) }
    : item;
}

/** The value of the three letters at `start`, or -1. */
function nameValue(text: string, start: number, end: number, { names, min }: PartGrammar): number {
  if (start + 3 > end) return -1;
  const first = upper(text.charCodeAt(start));
  const second = upper(text.charCodeAt(start + 1));
  const third = upper(text.charCodeAt(start + 2));
  for (let index = 0; index < names.length; index++) {
    const name = names[index]!;
    if (name.charCodeAt(0) === first && name.charCodeAt(1) === second && name.charCodeAt(2) === third) return min + index;
  }
  return -1;
}
