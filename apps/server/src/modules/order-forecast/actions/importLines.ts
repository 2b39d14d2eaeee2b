/** Lines of a draft from workbooks: new ones are added, those of the same model and configuration changed. */
import type { OrderForecastLineInput, OrderForecastRow } from '../../../generated/types.gen.ts';
import { type Context, transact } from '../../../shared/context.ts';
import { undone } from '../../../shared/database/database.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { type InvalidField, Refusal } from '../../../shared/refusal/refusal.ts';
import { orderForecastStore } from '../orderForecastStore.ts';
import { keyOf } from '../rules/earlier.ts';
import { readCode, readText } from '../rules/mergeForecast.ts';
import { monthsFrom } from '../rules/months.ts';
import { monthFields, type OrderForecastLine } from '../tables.ts';
import { saveLines } from './saveForecast.ts';

/** @param months the months of the forecast, which may stand above their columns */
const fieldsOf = (months: readonly string[]): ImportDefinition<OrderForecastRow>['fields'] => [
  { name: 'fourthProduct', kind: 'code', required: true, header: 'lines.fourthProductCode', example: 'T904' },
  { name: 'configRemark', kind: 'text', header: 'lines.configRemark' },
  { name: 'lineRemark', kind: 'text', header: 'lines.lineRemark' },
  ...monthFields.map((name, at) => ({
    name,
    kind: 'number' as const,
    header: `lines.${name}`,
    // A spreadsheet may make a day of a month.
    titles: months[at] === undefined ? [] : [months[at], `${months[at]}-01`],
    example: '2',
  })),
];

/** Columns of the workbook. */
export const linesTemplate: Pick<ImportDefinition<OrderForecastRow>, 'name' | 'noun' | 'fields'> = {
  name: 'orderForecastLine',
  noun: 'order-forecast',
  fields: fieldsOf([]),
};

const rowKey = ({ fourthProduct, configRemark }: OrderForecastRow): string =>
  keyOf({ fourthProductCode: readCode(fourthProduct), configRemark: readText(configRemark) });

/** A row as a line; an empty cell leaves a stored quantity as it is. */
function toInput({ fourthProduct, ...row }: OrderForecastRow, stored: readonly OrderForecastLine[]): OrderForecastLineInput {
  const key = rowKey({ fourthProduct, ...row });
  const known = stored.find((line) => keyOf(line) === key);
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
  return { ...given, fourthProductCode: fourthProduct, configRemark: row.configRemark ?? null, ...(known && { id: known.id }) };
}

const storedLines = async (context: Context, id: string): Promise<OrderForecastLine[]> => (await orderForecastStore.find(context, id)).lines;

/** @throws E-012 for a forecast that the user does not see */
export async function linesImport(context: Context, id: string): Promise<ImportDefinition<OrderForecastRow>> {
  const { header } = await orderForecastStore.find(context, id);
  return {
    ...linesTemplate,
    fields: fieldsOf(monthsFrom(header)),
    noOtherColumns: true,
    form: modelCheck('OrderForecastRow'),
    keyOf: rowKey,
    keyField: 'fourthProduct',
    async check(within, rows) {
      const stored = await storedLines(within, id);
      const inputs = rows.map((row) => toInput(row, stored));
      const refusal = await refusalOf(within, id, inputs);
      const added = inputs.filter((input) => !input.id);
      return inputs.map((input): InvalidField[] => {
        if (!refusal) return [];
        const at = input.id ? stored.findIndex((line) => line.id === input.id) : stored.length + added.indexOf(input);
        const here = (refusal.errors ?? []).filter(({ line }) => line === `lines[${at}]`);
        if (here.length > 0)
          return here.map(({ line: _line, field, ...error }) => ({ ...error, field: field === 'fourthProductCode' ? 'fourthProduct' : field }));
        // What is wrong with the forecast, or with a line that is no row of the file, keeps everything from being stored.
        const other = (refusal.errors ?? [refusal.text]).find((error) => !('line' in error) || !isOfRows(error.line, stored, inputs));
        return other ? [{ ...other, field: 'fourthProduct' }] : [];
      });
    },
    async store(within, rows) {
      const stored = await storedLines(within, id);
      await saveLines(within, { id, version: undefined, lines: rows.map((row) => toInput(row, stored)) });
    },
  };
}

/** Whether a line of the forecast, as it would be, is a row of the file. */
function isOfRows(line: string | undefined, stored: readonly OrderForecastLine[], inputs: readonly OrderForecastLineInput[]): boolean {
  const at = Number(/\d+/.exec(line ?? '')?.[0] ?? Number.NaN);
  return at >= stored.length || inputs.some(({ id }) => id === stored[at]?.id);
}

/** Why the rows cannot be stored; undefined when they can. */
async function refusalOf(context: Context, id: string, lines: readonly OrderForecastLineInput[]): Promise<Refusal | undefined> {
  try {
    await transact(context, (within) => undone(within.db, () => saveLines(within, { id, version: undefined, lines })));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error;
  }
}
