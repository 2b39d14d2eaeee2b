/** Lays what was typed over a forecast. Pure. */
import type { Composed } from '../../../documents/saving/saveDocument.ts';
import type { OrderForecastInput, OrderForecastLineInput } from '../../../generated/types.gen.ts';
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import { newId } from '../../../shared/database/database.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { emptyLine, monthFields, type OrderForecastDocument, type OrderForecastHeader, type OrderForecastLine, type OrderForecastLines } from '../tables.ts';
import { changedFrozen, type Earlier, keyOf, quantitiesOf } from './earlier.ts';
import { isSameMonth, monthText, openBase } from './months.ts';
import { inWindow, type OrderForecastState, outsideWindow } from './workflow.ts';

/** A model as far as forecasts ask about it. */
export interface Model {
  name: string;
  leadDays: number | null;
  /** It and those above it are in use, and the dealer may sell it. */
  isAllowed: boolean;
}

export interface ForecastFacts {
  /** Of the dealer. */
  region: string;
  marketingDepartment: string | null;
  /** The forecast before, as passed. */
  earlier: Earlier | null;
  /** By code. */
  models: ReadonlyMap<string, Model>;
  /** Number of another forecast of the base month. */
  taken: string | null;
  frozenMonths: number;
  limits: OrderForecastState['limits'];
}

/** A code as it stands among the products. */
export const readCode = (typed: string): string => typed.trim();
export const readText = (typed: string | null | undefined): string | null => typed?.trim() || null;

/** The base month that a save is about. */
export const baseOf = ({ header }: Pick<OrderForecastDocument, 'header'>, { year, month }: OrderForecastInput, limits: ForecastFacts['limits']) => {
  const own = header.year === 0 ? openBase(limits.today, limits.lockDay) : header;
  return { year: year ?? own.year, month: month ?? own.month };
};

/** @throws 422 with everything that cannot be stored */
export function mergeForecast(base: OrderForecastDocument, input: OrderForecastInput, facts: ForecastFacts): Composed<OrderForecastHeader, OrderForecastLines> {
  const { limits, taken } = facts;
  const isNew = base.header.forecastNo === '';
  const named = baseOf(base, input, limits);
  const errors: InvalidField[] = [];
  const open = openBase(limits.today, limits.lockDay);
  const state = { ...base.header, ...(isNew && named), limits };
  // A new one is of the open month; another one keeps its own, as long as that may be entered.
  if (!isSameMonth(named, isNew ? open : base.header)) errors.push({ field: 'month', ...outsideWindow(isNew ? open : base.header, limits.lockDay) });
  else {
    const late = inWindow(state, { username: '', userType: 'dealer', roles: [], permissions: new Set() });
    if (late) errors.push({ field: 'month', ...late });
  }
  if (isNew && taken !== null) errors.push({ field: 'month', code: 'E-407', params: { month: monthText(named), no: taken } });
  const merged = input.lines ? mergeLines(base, input.lines, facts) : { lines: base.lines, errors: [] };
  errors.push(...merged.errors);
  if (input.lines) errors.push(...changedFrozen(merged.lines, { earlier: facts.earlier, base: named, frozenMonths: facts.frozenMonths }));
  if (errors.length > 0) throw invalid(errors);
  const header: OrderForecastHeader = {
    ...base.header,
    ...named,
    ...(isNew && { region: facts.region, marketingDepartment: facts.marketingDepartment }),
    ...(input.remark !== undefined && { remark: readText(input.remark) }),
    ...sumsOf(merged.lines),
  };
  return { document: { header, lines: merged.lines } };
}

const total = (quantities: readonly number[]): number => quantities.reduce((all, quantity) => all + quantity, 0);

/** What the header says of the lines. */
export const sumsOf = (lines: readonly OrderForecastLine[]): Pick<OrderForecastHeader, 'totalQty' | 'next3Qty'> => ({
  totalQty: total(lines.map((line) => total(quantitiesOf(line)))),
  next3Qty: total(lines.map((line) => total(quantitiesOf(line).slice(0, 3)))),
});

export const lineTotal = (line: OrderForecastLine): number => total(quantitiesOf(line));

/** Lines whose model the dealer may not sell, or that stand there twice (E-408). */
export function wrongModels(lines: readonly OrderForecastLine[], models: ReadonlyMap<string, Model>): InvalidField[] {
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    const key = keyOf(line);
    const model = models.get(line.fourthProductCode);
    const isWrong = !model?.isAllowed || seen.has(key);
    seen.add(key);
    return isWrong ? [{ field: 'fourthProductCode', line: `lines[${index}]`, code: 'E-408', params: { product: model?.name ?? line.fourthProductCode } }] : [];
  });
}

/** Quantities that are no number of machines (E-016). */
const wrongQuantities = (lines: readonly OrderForecastLine[]): InvalidField[] =>
  lines.flatMap((line, index) =>
    monthFields.flatMap((field) =>
      Number.isInteger(line[field]) && line[field] >= 0 ? [] : [{ field, line: `lines[${index}]`, code: 'E-016', params: { n: 0 } }],
    ),
  );

function mergeLines(
  base: OrderForecastDocument,
  inputs: readonly OrderForecastLineInput[],
  { models }: ForecastFacts,
): { lines: OrderForecastLine[]; errors: InvalidField[] } {
  const stored = new Map(base.lines.map((line) => [line.id, line]));
  // Codes are typed in any case.
  const codes = new Map([...models.keys()].map((code) => [code.toUpperCase(), code]));
  const strange: InvalidField[] = [];
  const lines = inputs.map((input, index): OrderForecastLine => {
    const known = input.id ? stored.get(input.id) : undefined;
    if (input.id && !known) strange.push({ field: 'id', line: `lines[${index}]`, code: 'E-012' });
    const line: OrderForecastLine = {
      ...(known ?? emptyLine),
      id: known?.id ?? newId(),
      forecastId: base.header.id,
      lineNo: index + 1,
      fourthProductCode: codes.get(readCode(input.fourthProductCode).toUpperCase()) ?? readCode(input.fourthProductCode),
    };
    if (input.configRemark !== undefined) line.configRemark = readText(input.configRemark);
    if (input.lineRemark !== undefined) line.lineRemark = readText(input.lineRemark);
    for (const field of monthFields) if (input[field] !== undefined) line[field] = input[field] ?? 0;
    return line;
  });
  return { lines, errors: [...strange, ...wrongModels(lines, models), ...wrongQuantities(lines)] };
}

/** Changes of lines for the history. */
export const forecastLineChanges = (before: Pick<OrderForecastDocument, 'lines'>, after: Pick<OrderForecastDocument, 'lines'>): LineChange[] =>
  lineChanges(before.lines, after.lines, {
    fields: ['fourthProductCode', 'configRemark', ...monthFields, 'lineRemark'],
    nameOf: ({ lineNo }) => `lines/${lineNo}`,
  });
