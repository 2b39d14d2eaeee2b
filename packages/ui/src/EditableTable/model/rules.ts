import { checkPattern, type PatternCode } from '@harrow/validation';
import { isEmptyValue } from './field.ts';
import { decimalText } from './numberText.ts';

/** What made a cell be checked: a key stroke, a finished choice, leaving the cell, or a check of the whole table. */
export type ValidateTrigger = 'input' | 'change' | 'blur' | 'validate';

export interface HandlerContext<Row> {
  value: unknown;
  row: Row;
  rowId: string;
  column: string;
  trigger: ValidateTrigger;
}

/** `true` or nothing: passes. A text: fails with it. `false`: fails with the rule's message. */
export type HandlerAnswer = boolean | string | null | undefined | void;

/**
 * One rule of a cell. Rules are asked in order, the first failure wins (interface blocks 5).
 * Without `message` the table says what is wrong in the user's language.
 */
export type ValidateRule<Row> = { message?: string } & (
  | { required: true }
  /** No other row has the same value in this column; empty cells are not compared. `pattern: 'only'` is the same rule. */
  | { unique: true }
  | { pattern: PatternCode | 'only' | RegExp }
  | { min?: number; max?: number; kind: 'range' }
  | { maxLength: number }
  | {
      handler: (cell: HandlerContext<Row>) => HandlerAnswer | Promise<HandlerAnswer>;
      /** When to ask; by default not at every key stroke. */
      on?: readonly ValidateTrigger[];
    }
);

/** Why a cell failed. `external` came in through the `errors` prop. */
export type CellErrorCode = 'required' | 'unique' | 'pattern' | 'min' | 'max' | 'maxLength' | 'handler' | 'external';

export interface CellFailure {
  code: CellErrorCode;
  /** Text of the rule or its handler; the table has its own for the others. */
  text?: string | undefined;
  /** The bound that was passed, for `min`, `max` and `maxLength`. */
  limit?: number;
}

export interface RuleContext<Row> extends HandlerContext<Row> {
  isUnique(): boolean;
}

type Outcome = CellFailure | undefined;

const handlerTriggers: readonly ValidateTrigger[] = ['change', 'blur', 'validate'];

/** The first failure of a cell; a promise only if a rule that was reached is asynchronous. */
export function firstFailure<Row>(rules: readonly ValidateRule<Row>[], cell: RuleContext<Row>, from = 0): Outcome | Promise<Outcome> {
  for (let index = from; index < rules.length; index += 1) {
    const outcome = checkRule(rules[index]!, cell);
    if (outcome instanceof Promise) return outcome.then((failure) => failure ?? firstFailure(rules, cell, index + 1));
    if (outcome) return outcome;
  }
  return undefined;
}

function checkRule<Row>(rule: ValidateRule<Row>, cell: RuleContext<Row>): Outcome | Promise<Outcome> {
  const text = rule.message;
  if ('handler' in rule) {
    if (!(rule.on ?? handlerTriggers).includes(cell.trigger)) return undefined;
    const answer = rule.handler(cell);
    return answer instanceof Promise ? answer.then((late) => toFailure(late, text)) : toFailure(answer, text);
  }
  const { value } = cell;
  if ('required' in rule) return isEmptyValue(value) ? { code: 'required', text } : undefined;
  if (isEmptyValue(value)) return undefined;
  if ('unique' in rule || isUniqueRule(rule)) return cell.isUnique() ? undefined : { code: 'unique', text };
  if ('pattern' in rule) return matchesPattern(toText(value), rule.pattern) ? undefined : { code: 'pattern', text };
  if ('maxLength' in rule) return toText(value).length > rule.maxLength ? { code: 'maxLength', text, limit: rule.maxLength } : undefined;
  return outOfRange(rule, Number(value), text);
}

function outOfRange({ min = -Infinity, max = Infinity }: { min?: number; max?: number }, number: number, text: string | undefined): Outcome {
  if (number < min) return { code: 'min', text, limit: min };
  if (number > max) return { code: 'max', text, limit: max };
  return undefined;
}

function toFailure(answer: HandlerAnswer, text: string | undefined): Outcome {
  if (typeof answer === 'string' && answer !== '') return { code: 'handler', text: answer };
  return answer === false ? { code: 'handler', text } : undefined;
}

/** `pattern: 'only'` is the specification's name for a rule that is no pattern. */
export const isUniqueRule = <Row>(rule: ValidateRule<Row>): boolean => 'unique' in rule || ('pattern' in rule && rule.pattern === 'only');

function matchesPattern(text: string, pattern: PatternCode | 'only' | RegExp): boolean {
  if (pattern === 'only') return true;
  if (typeof pattern === 'string') return checkPattern(pattern, text).ok;
  // With the flag g or y an expression remembers where it stopped, and answers differently the second time.
  return new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(text);
}

const toText = (value: unknown): string => (typeof value === 'number' ? decimalText(value) : String(value));
