/** Packing lists from the rows of a workbook of the warehouse, or further rows of a draft. */
import { sql } from 'kysely';
import type { PackingRow } from '../../../generated/types.gen.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { type InvalidField, Refusal } from '../../../shared/refusal/refusal.ts';
import { mustServe } from '../../../shared/workflow/dealerGate.ts';
import { mayBePacked } from '../../parts-order/service.ts';
import { packingStore } from '../packingStore.ts';
import { findOrderLines, lockOrderLines, type OrderLine } from '../reading/orderLines.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { boxNo } from '../rules/contents.ts';
import { type Draft, type JudgedRow, judgeRows } from '../rules/judgeRows.ts';
import { type BoxMeasures, byConsignment, createPacking, packedLine } from './createPackings.ts';
import { savePacking } from './savePacking.ts';

/** Why orders cannot be packed, by order. */
async function refusedOrders(context: TrxContext, orderLines: readonly OrderLine[]): Promise<ReadonlyMap<string, Omit<InvalidField, 'field'>>> {
  const refused = new Map<string, Omit<InvalidField, 'field'>>();
  for (const line of new Map(orderLines.map((one) => [one.orderId, one])).values()) {
    try {
      await mustServe(context, 'asks', line);
      await mayBePacked(context, { orderIds: [line.orderId] });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(line.orderNo, error.text);
    }
  }
  return refused;
}

/** Drafts that rows name, by number; others are not there. */
async function draftsOf(context: TrxContext, numbers: readonly string[]): Promise<ReadonlyMap<string, Draft>> {
  const { rows } = await sql<{ id: string; packingNo: string }>`select id, packing_no from packing_list where packing_no = any(${[...new Set(numbers)]}::text[])
    and status = 'draft' and del_flag = 0 and ${isInScope({ table: 'packing_list' }, context.user)} order by id for update`.execute(context.db);
  const drafts = new Map<string, Draft>();
  for (const { id, packingNo } of rows) drafts.set(packingNo, await packingStore.find(context, id));
  return drafts;
}

/** Parts of the catalogue among some codes. */
async function knownParts({ db }: Context, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ partsCode: string }>`select parts_code from parts where parts_code = any(${[...new Set(codes)]}::text[])`.execute(db);
  return new Set(rows.map(({ partsCode }) => partsCode));
}

/** Each row with the order line that it means, and what is wrong about it. Drafts and orders stay locked until the transaction ends. */
async function judge(context: TrxContext, rows: readonly PackingRow[]): Promise<JudgedRow[]> {
  const drafts = await draftsOf(
    context,
    rows.flatMap(({ packingNo }) => (packingNo ? [packingNo.trim()] : [])),
  );
  const numbers = [...new Set(rows.map(({ orderNo }) => orderNo.trim()))];
  const named = await findOrderLines(context, sql`parts_order.order_no = any(${numbers}::text[])`);
  const orderLines = await lockOrderLines(
    context,
    named.map(({ orderId }) => orderId),
  );
  const parts = await knownParts(
    context,
    rows.map(({ partsCode }) => partsCode.trim()),
  );
  return judgeRows(rows, { drafts, orderLines, parts, refused: await refusedOrders(context, orderLines) });
}

async function store(context: TrxContext, rows: readonly PackingRow[]): Promise<void> {
  const judged = await judge(context, rows);
  for (const group of byConsignment(judged.filter(({ packingNo }) => packingNo === null) as (JudgedRow & { orderLine: OrderLine })[]))
    await createPacking(context, group, measuresOf(group));
  const added = judged.filter(({ packingNo }) => packingNo !== null);
  const drafts = await draftsOf(
    context,
    added.map(({ packingNo }) => packingNo!),
  );
  for (const [no, draft] of drafts)
    await addTo(
      context,
      draft,
      added.filter(({ packingNo }) => packingNo === no),
    );
}

/** Measures of boxes as the rows say them; what one row says of a box counts for all. */
function measuresOf(rows: readonly JudgedRow[]): ReadonlyMap<string, BoxMeasures> {
  const measures = new Map<string, BoxMeasures>();
  for (const { wmsBoxNo, measures: said } of rows) measures.set(wmsBoxNo, { ...measures.get(wmsBoxNo), ...said });
  return measures;
}

/** Adds rows to a draft, as if somebody had typed them. */
async function addTo(context: TrxContext, { header: { id, version }, boxes, lines }: Draft, rows: readonly JudgedRow[]): Promise<void> {
  const measures = measuresOf(rows);
  const known = new Set(boxes.map(({ wmsBoxNo }) => wmsBoxNo));
  const added = [...measures].filter(([no]) => !known.has(no)).map(([wmsBoxNo, said]) => ({ wmsBoxNo, ...said }));
  await savePacking(
    context,
    {
      id,
      version,
      boxes: [
        ...boxes.map(({ id: boxId, wmsBoxNo, length, width, height, grossWeight, netWeight }) => ({
          id: boxId,
          wmsBoxNo,
          length,
          width,
          height,
          grossWeight,
          netWeight,
          ...measures.get(wmsBoxNo),
        })),
        ...added,
      ],
      lines: [
        ...lines.map(({ id: lineId, wmsBoxNo, orderLineId, qty, hsCode, originCountry }) => ({
          id: lineId,
          wmsBoxNo,
          orderLineId,
          qty,
          hsCode,
          originCountry,
        })),
        ...rows.map((row) => {
          const { wmsBoxNo, orderLineId, qty, hsCode, originCountry } = packedLine({ ...row, orderLine: row.orderLine! }, id);
          return { wmsBoxNo, orderLineId, qty, hsCode, originCountry };
        }),
      ],
    },
    { confirm: true },
  );
}

/** What the warehouse hands over: one row for each part in a box. */
export const packingImport: ImportDefinition<PackingRow> = {
  name: 'packingList',
  noun: 'packing-list',
  fields: [
    { name: 'wmsBoxNo', kind: 'code', required: true, header: 'lines.wmsBoxNo' },
    { name: 'orderNo', kind: 'code', required: true, header: 'lines.orderNo' },
    { name: 'partsCode', kind: 'code', required: true, header: 'lines.partsCode' },
    { name: 'qty', kind: 'number', header: 'lines.qty' },
    { name: 'boxSize', kind: 'text' },
    { name: 'grossWeight', kind: 'number' },
    { name: 'netWeight', kind: 'number' },
    { name: 'hsCode', kind: 'code', header: 'lines.hsCode' },
    { name: 'originCountry', kind: 'choice', dictionary: 'country', header: 'lines.originCountry' },
    { name: 'packingNo', kind: 'code' },
  ],
  form: modelCheck('PackingRow'),
  keyOf: ({ packingNo = '', wmsBoxNo, orderNo, partsCode }) => [packingNo, boxNo(wmsBoxNo), orderNo, partsCode].join(' '),
  keyField: 'partsCode',
  // Said in the words of packing lists.
  mayRepeat: true,
  check: (context, rows) => transact(context, async (within) => (await judge(within, rows)).map(({ errors }) => errors)),
  store,
};
