import { patternCodes, type PatternCode } from '@harrow/validation';
import type { ValidateRule } from '../columnModel/rules.ts';
import type { ColumnProblemCode, JsonRow } from './ColumnJson.ts';
import type { JsonSources } from './JsonSources.ts';
import { createReader, isRecord, shorten } from './readJson.ts';
import { safePattern } from './safePattern.ts';

type Report = (code: ColumnProblemCode, value: unknown) => undefined;

/** The rules of a column in their order; what cannot be a rule is reported, since a rule that is left out would let wrong values pass. */
export function rulesFromJson(list: readonly unknown[], sources: JsonSources, report: Report): ValidateRule<JsonRow>[] {
  return list.flatMap((rule): ValidateRule<JsonRow>[] => {
    if (!isRecord(rule)) {
      report('rule', rule);
      return [];
    }
    const kind = toRule(rule, sources, report);
    const message = createReader(rule).text('message');
    return kind ? [message === undefined ? kind : { ...kind, message }] : [];
  });
}

function toRule(rule: Record<string, unknown>, { handlers }: JsonSources, report: Report): ValidateRule<JsonRow> | undefined {
  const { flag, text, has, value } = createReader(rule);
  if (flag('required')) return { required: true };
  if (flag('unique')) return { unique: true };
  if (has('pattern')) {
    const pattern = text('pattern');
    return pattern === undefined ? report('regex', value('pattern')) : toPattern(pattern, report);
  }
  if (has('handler')) {
    const name = text('handler');
    const handler = name !== undefined && handlers && Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    return handler ? { handler } : report('handler', value('handler'));
  }
  // `required: false` is how screens switch a rule off.
  return has('required') || has('unique') ? undefined : report('rule', shorten(rule));
}

function toPattern(pattern: string, report: Report): ValidateRule<JsonRow> | undefined {
  if (pattern === 'only') return { unique: true };
  if ((patternCodes as readonly string[]).includes(pattern)) return { pattern: pattern as PatternCode };
  const expression = safePattern(pattern);
  if (expression === 'invalid') return report('regex', pattern);
  return expression === 'risky' ? report('riskyRegex', pattern) : { pattern: expression };
}
