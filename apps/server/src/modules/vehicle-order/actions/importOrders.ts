/** Drafts from the rows of a workbook: the rows of one contract are one order. */
import type { VehicleOrderRow } from '../../../generated/types.gen.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { undone } from '../../../shared/database/database.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { type InvalidField, Refusal } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { vehicleOrderScope } from '../orderScope.ts';
import { type OrderInput, saveOrder } from './saveOrder.ts';

/** What the rows of a contract say of the order; the others say it of a line. */
const headerFields = [
  'contractSigningDate',
  'orderType',
  'deliveryMethod',
  'tradeTerm',
  'destinationPort',
  'currency',
  'depositRatio',
  'expectedShipDate',
] as const satisfies readonly (keyof VehicleOrderRow)[];

const contractOf = ({ dealerCode, contractNo }: VehicleOrderRow): string => `${dealerCode.trim()} ${contractNo.trim()}`;

const says = (row: VehicleOrderRow, field: keyof VehicleOrderRow): boolean => row[field] !== undefined && row[field] !== '';

/** The first row that says something of the order says it for all. */
const headerOf = (rows: readonly VehicleOrderRow[]): Partial<VehicleOrderRow> =>
  Object.fromEntries(
    headerFields.flatMap((field) => {
      const said = rows.find((row) => says(row, field));
      return said ? [[field, said[field]]] : [];
    }),
  );

/** Rows that say something else of the order than those before them. */
const contradictions = (row: VehicleOrderRow, header: Partial<VehicleOrderRow>): InvalidField[] =>
  headerFields.filter((field) => says(row, field) && row[field] !== header[field]).map((field) => ({ field, code: 'vehicleOrder.rowDiffers' }));

async function inputOf({ db, user }: Context, rows: readonly VehicleOrderRow[]): Promise<OrderInput> {
  const [{ dealerCode, contractNo }] = rows as [VehicleOrderRow];
  const stored = await db
    .selectFrom('vehicleOrder')
    .select(['id', 'version'])
    .where('dealerCode', '=', dealerCode.trim())
    .where('contractNo', '=', contractNo.trim())
    .where('delFlag', '=', 0)
    .where(isInScope({ table: 'vehicleOrder', scope: vehicleOrderScope }, user))
    .executeTakeFirst();
  return {
    ...stored,
    dealerCode: dealerCode.trim(),
    contractNo: contractNo.trim(),
    ...headerOf(rows),
    lines: rows.map(({ fourthProduct, materialCode, config, color, qty, unitPrice }) => ({
      fourthProduct: fourthProduct.trim(),
      qty,
      ...(materialCode !== undefined && { materialCode }),
      ...(config !== undefined && { config }),
      ...(color !== undefined && { color }),
      ...(unitPrice !== undefined && { unitPrice }),
    })),
  };
}

/** What the form would say of an order, row by row: what concerns the order at its first row. */
async function problemsOf(context: TrxContext, rows: readonly VehicleOrderRow[]): Promise<InvalidField[][]> {
  const header = headerOf(rows);
  const findings = rows.map((row) => contradictions(row, header));
  try {
    await undone(context.db, async () => saveOrder(context, await inputOf(context, rows), { confirm: true }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const { line, ...finding } of error.errors ?? [{ field: 'contractNo', ...error.text }])
      findings[line === undefined ? 0 : Number(/\d+/.exec(line)![0])]!.push(finding);
  }
  // No order is stored without some of its rows.
  const isWrong = findings.some((found) => found.length > 0);
  return findings.map((found) => (isWrong && found.length === 0 ? [{ field: 'contractNo', code: 'vehicleOrder.rowMissing' }] : found));
}

/** Rows by contract, with their place in the file. */
const byContract = (rows: readonly VehicleOrderRow[]): { row: VehicleOrderRow; at: number }[][] => [
  ...Map.groupBy(
    rows.map((row, at) => ({ row, at })),
    ({ row }) => contractOf(row),
  ).values(),
];

export const vehicleOrderImport: ImportDefinition<VehicleOrderRow> = {
  name: 'vehicleOrder',
  noun: 'vehicle-order',
  fields: [
    { name: 'contractNo', kind: 'text', required: true },
    { name: 'dealerCode', kind: 'code', required: true },
    { name: 'contractSigningDate', kind: 'date' },
    { name: 'orderType', kind: 'choice', dictionary: 'order_type' },
    { name: 'deliveryMethod', kind: 'choice', dictionary: 'delivery_method' },
    { name: 'tradeTerm', kind: 'choice', dictionary: 'incoterm' },
    { name: 'destinationPort', kind: 'text' },
    { name: 'currency', kind: 'choice', dictionary: 'currency' },
    { name: 'depositRatio', kind: 'number' },
    { name: 'expectedShipDate', kind: 'date' },
    { name: 'fourthProduct', kind: 'text', required: true },
    { name: 'materialCode', kind: 'text' },
    { name: 'config', kind: 'text' },
    { name: 'color', kind: 'choice', dictionary: 'vehicle_color' },
    { name: 'qty', kind: 'number', required: true },
    { name: 'unitPrice', kind: 'number' },
  ],
  form: modelCheck('VehicleOrderRow'),
  keyOf: (row) => `${contractOf(row)} ${row.fourthProduct} ${row.config ?? ''} ${row.color ?? ''}`,
  keyField: 'fourthProduct',
  // A contract may have two lines of a model.
  mayRepeat: true,
  check: (context, rows) =>
    transact(context, async (within) => {
      const findings: InvalidField[][] = rows.map(() => []);
      for (const group of byContract(rows)) {
        const found = await problemsOf(
          within,
          group.map(({ row }) => row),
        );
        for (const [index, { at }] of group.entries()) findings[at] = found[index]!;
      }
      return findings;
    }),
  async store(context, rows) {
    for (const group of byContract(rows))
      await saveOrder(
        context,
        await inputOf(
          context,
          group.map(({ row }) => row),
        ),
        { confirm: true },
      );
  },
};
