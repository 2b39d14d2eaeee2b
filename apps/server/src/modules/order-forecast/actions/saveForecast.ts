/** Saving a draft, or a forecast that went back. */
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { changeDocument, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { OrderForecastInput, OrderForecastLineInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { orderForecastStore } from '../orderForecastStore.ts';
import { forecastFacts, forecastOf } from '../reading/forecastFacts.ts';
import { limitsOf } from '../rules/forecastState.ts';
import { baseOf, forecastLineChanges, type ForecastFacts, mergeForecast, readCode } from '../rules/mergeForecast.ts';
import { monthText } from '../rules/months.ts';
import {
  emptyForecast,
  monthFields,
  type OrderForecastDocument,
  type OrderForecastHeader,
  type OrderForecastLine,
  type OrderForecastLines,
} from '../tables.ts';

/** The kind is asked for by name: copying, one of its actions, saves. */
const saved = ({ services }: Pick<Context, 'services'>): SavedKind<OrderForecastHeader, OrderForecastLines, OrderForecastInput, ForecastFacts> => ({
  kind: services.documents.get('orderForecast')!.kind,
  store: orderForecastStore,
  create: begun,
  async read(context, id, input) {
    const document = id === null ? null : await orderForecastStore.find(context, id);
    const base = document ?? begun(context);
    const codes = input.lines?.map(({ fourthProductCode }) => readCode(fourthProductCode)) ?? [];
    return { document, facts: await forecastFacts(context, { ...base.header, ...baseOf(base, input, limitsOf(context)) }, codes) };
  },
  compose: (_context, base, input, facts) => mergeForecast(base, input, facts),
  lineHistory: forecastLineChanges,
});

const begun = (context: Context): OrderForecastDocument => ({ header: newHeader(context, emptyForecast), lines: [] });

/** Another forecast of the month was saved at the same moment. */
const isTaken = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'order_forecast_base';
};

/** Creates a forecast of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`. */
export async function saveForecast(context: Context, input: OrderForecastInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> {
  try {
    return await saveDocument(context, saved(context), input, options);
  } catch (error) {
    if (!isTaken(error)) throw error;
    const base = baseOf(begun(context), input, limitsOf(context));
    // The transaction of the refused one reads nothing any more.
    const no = (await forecastOf(context.services, { dealerCode: context.user.dealerCode, ...base }))?.forecastNo ?? '–';
    throw invalid([{ field: 'month', code: 'E-407', params: { month: monthText(base), no } }]);
  }
}

const kept = ({ id, fourthProductCode }: OrderForecastLine): OrderForecastLineInput => ({ id, fourthProductCode });

/** The lines of a forecast, as a save is to store them: some changed, some added, some removed, the others as they are. */
export function changedLines(
  stored: readonly OrderForecastLine[],
  lines: readonly OrderForecastLineInput[],
  removeIds: readonly string[],
): OrderForecastLineInput[] {
  const known = new Set(stored.map(({ id }) => id));
  const strange = [...lines.flatMap(({ id }) => id ?? []), ...removeIds].some((id) => !known.has(id));
  if (strange) throw refuse('E-012');
  const changes = new Map(lines.flatMap((line) => (line.id ? [[line.id, line] as const] : [])));
  const removed = new Set(removeIds);
  return [...stored.filter(({ id }) => !removed.has(id)).map((line) => changes.get(line.id) ?? kept(line)), ...lines.filter(({ id }) => !id)];
}

/** Most lines of a forecast. */
export const mostLines = 300;

/** Changes, adds and removes lines of a forecast. */
export async function saveLines(
  context: TrxContext,
  {
    id,
    version,
    lines,
    removeIds = [],
  }: { id: string; version: number | undefined; lines: readonly OrderForecastLineInput[]; removeIds?: readonly string[] | undefined },
): Promise<SavedAnswer> {
  const { document, version: next } = await changeDocument(context, saved(context), { id, version }, (stored) => {
    const changed = changedLines(stored.lines, lines, removeIds);
    if (changed.length > mostLines) throw invalid([{ field: 'lines', code: 'orderForecast.mostLines', params: { n: mostLines } }]);
    return { lines: changed };
  });
  const { forecastNo: no, status } = document.header;
  return { id, no, version: next, status, warnings: [] };
}

/** A line as an input of a save. */
export const asInput = (line: OrderForecastLine): OrderForecastLineInput => ({
  fourthProductCode: line.fourthProductCode,
  configRemark: line.configRemark,
  lineRemark: line.lineRemark,
  ...Object.fromEntries(monthFields.map((field) => [field, line[field]])),
});
