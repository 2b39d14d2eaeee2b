import { checkPattern, type PatternCode } from '@harrow/validation';
import { isEmptyValue } from '../rowStore/field.ts';
import { decimalText } from '../numbers/numberText.ts';

/** Trigger of a check: a key stroke, a finished choice, leaving the cell, or a check of the whole table. */
export type ValidateTrigger = 'input' | 'change' | 'blur' | 'validate';

export interface HandlerContext<Row> {
  /** Value of the cell. */
  value: unknown;
  /** The row as it is now. */
  row: Row;
  /** Id of the row; a temporary one while the row is new. */
  rowId: string;
  /** Key of the column. */
  column: string;
  /** Trigger of the check. */
  trigger: ValidateTrigger;
}

/**
 * `true`: passes, and no later rule is asked. `null` or nothing: no opinion, the next rule is asked. A text: fails with it.
 * `false`: fails with the rule's message.
 */
export type HandlerAnswer = boolean | string | null | undefined | void;

/**
 * One rule of a cell. Rules are asked in order, the first failure wins.
 * Without `message` the table says what is wrong in the user's language.
 */
export type ValidateRule<Row> = {
  /** Message of a failure; `${title}`, `${key}` and `${defaultValue}` are replaced. Default: a text of the table. */
  message?: string;
} & (
  | { required: true }
  /** No other row has the same value in this column; empty cells are not compared. `pattern: 'only'` is the same rule. */
  | { unique: true }
  | { pattern: PatternCode | 'only' | RegExp }
  /** `toShown`: how a bound is said, where the user reads another number than the one that is stored. */
  | { min?: number; max?: number; kind: 'range'; toShown?: (bound: number) => string }
  | { maxLength: number }
  /** Check by a kind of column, of the value alone. */
  | { check: (value: unknown) => CellFailure | undefined }
  | {
      handler: (cell: HandlerContext<Row>) => HandlerAnswer | Promise<HandlerAnswer>;
      /** Triggers. Default: all but key strokes. */
      on?: readonly ValidateTrigger[];
      /** It looks at other fields of the row, too: a cell that failed is asked again when one of them changes. */
      dependsOnRow?: boolean;
    }
);

/** Why a cell failed. `date`: a text that is none, or no time; `tooEarly`, `tooLate`: a day that cannot be chosen. `number`: a text that is none; `whole`, `decimals`: it has too many decimals; `digits`: it has more digits than a number holds. `external` came in through the `errors` prop; `repeatedId`: another row has the same id. */
export type CellErrorCode =
  | 'required'
  | 'unique'
  | 'pattern'
  | 'min'
  | 'max'
  | 'maxLength'
  | 'date'
  | 'tooEarly'
  | 'tooLate'
  | 'number'
  | 'whole'
  | 'decimals'
  | 'digits'
  | 'handler'
  | 'external'
  | 'repeatedId';

export interface CellFailure {
  code: CellErrorCode;
  /** Text of the rule or its handler; the table has its own for the others. */
  text?: string | undefined;
  /** The bound that was passed, for `min`, `max`, `maxLength`, `decimals`, `tooEarly` and `tooLate`; for `date` one as it should be written. */
  limit?: number | string;
}

export interface RuleContext<Row> extends HandlerContext<Row> {
  isUnique(): boolean;
}

/** `passed`: no later rule has a say. */
type Outcome = CellFailure | 'passed' | undefined;

const handlerTriggers: readonly ValidateTrigger[] = ['change', 'blur', 'validate'];

/** The first failure of a cell; a promise only if a rule that was reached is asynchronous. */
export function firstFailure<Row>(
  rules: readonly ValidateRule<Row>[],
  cell: RuleContext<Row>,
  from = 0,
): CellFailure | undefined | Promise<CellFailure | undefined> {
  for (let index = from; index < rules.length; index += 1) {
    const rule = rules[index]!;
    const outcome = 'handler' in rule ? askHandler(rule, cell) : valueCheck(rule)(cell.value, cell.isUnique);
    if (outcome instanceof Promise) return outcome.then((late) => (late ? toResult(late) : firstFailure(rules, cell, index + 1)));
    if (outcome) return toResult(outcome);
  }
  return undefined;
}

const toResult = (outcome: CellFailure | 'passed') => (outcome === 'passed' ? undefined : outcome);

type HandlerRule<Row> = Extract<ValidateRule<Row>, { handler: unknown }>;
export type ValueRule<Row> = Exclude<ValidateRule<Row>, { handler: unknown }>;

function askHandler<Row>(rule: HandlerRule<Row>, cell: RuleContext<Row>): Outcome | Promise<Outcome> {
  if (!(rule.on ?? handlerTriggers).includes(cell.trigger)) return undefined;
  const answer = rule.handler(cell);
  return answer instanceof Promise ? answer.then((late) => toOutcome(late, rule.message)) : toOutcome(answer, rule.message);
}

function toOutcome(answer: HandlerAnswer, text: string | undefined): Outcome {
  if (typeof answer === 'string' && answer !== '') return { code: 'handler', text: answer };
  if (answer === false) return { code: 'handler', text };
  return answer === true ? 'passed' : undefined;
}

/** Applies one rule to a value; `isUnique` is called only by the rule that needs it. */
export type ValueCheck = (value: unknown, isUnique: () => boolean) => CellFailure | undefined;

const valueChecks = new WeakMap<object, ValueCheck>();

/** The rule as a function, made once: a check of a whole table asks it a hundred thousand times. */
export function valueCheck<Row>(rule: ValueRule<Row>): ValueCheck {
  const known = valueChecks.get(rule);
  if (known) return known;
  const made = createValueCheck(rule);
  valueChecks.set(rule, made);
  return made;
}

function createValueCheck<Row>(rule: ValueRule<Row>): ValueCheck {
  const text = rule.message;
  if ('required' in rule) return (value) => (isEmptyValue(value) ? { code: 'required', text } : undefined);
  if (isUniqueRule(rule)) return (value, isUnique) => (isEmptyValue(value) || isUnique() ? undefined : { code: 'unique', text });
  if ('pattern' in rule) {
    const matches = patternTest(rule.pattern);
    return (value) => (isEmptyValue(value) || matches(toText(value)) ? undefined : { code: 'pattern', text });
  }
  if ('maxLength' in rule) {
    const limit = rule.maxLength;
    return (value) => (isEmptyValue(value) || toText(value).length <= limit ? undefined : { code: 'maxLength', text, limit });
  }
  if ('check' in rule) {
    if (text === undefined) return rule.check;
    return (value) => {
      const failure = rule.check(value);
      return failure && { ...failure, text };
    };
  }
  const { min = -Infinity, max = Infinity, toShown = (bound: number) => bound } = rule as { min?: number; max?: number; toShown?: (bound: number) => string };
  return (value) => {
    if (isEmptyValue(value)) return undefined;
    const number = Number(value);
    if (number < min) return { code: 'min', text, limit: toShown(min) };
    return number > max ? { code: 'max', text, limit: toShown(max) } : undefined;
  };
}

/** `pattern: 'only'` names a rule that is no pattern: the value is unique. */
export const isUniqueRule = <Row>(rule: ValidateRule<Row>): boolean => 'unique' in rule || ('pattern' in rule && rule.pattern === 'only');

function patternTest(pattern: PatternCode | 'only' | RegExp): (text: string) => boolean {
  if (pattern === 'only') return () => true;
  if (typeof pattern === 'string') return (text) => checkPattern(pattern, text).ok;
  // With the flag g or y an expression remembers where it stopped, and answers differently the second time.
  const expression = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  return (text) => expression.test(text);
}

const toText = (value: unknown): string => (typeof value === 'number' ? decimalText(value) : String(value));
