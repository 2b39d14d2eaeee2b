/** Machines of orders: they become the dealer's when they are shipped, and go when the shipment is taken back. */
import { checkVin, readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import { act } from '../../../documents/act.ts';
import type { VehicleInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { together } from '../../../shared/database/together.ts';
import { withHistory, writeRemoval } from '../../../shared/master/masterHistory.ts';
import { type InvalidField, refuse } from '../../../shared/refusal/refusal.ts';
import { vehicleKind } from '../vehicleKind.ts';
import { checkOwnVins } from './checkVehicles.ts';
import { vehicleKey } from './enteredVehicles.ts';
import { insertVehicles } from './vehicleImport.ts';
import { tracesOf } from './vehicleUpkeep.ts';

type Asked = Pick<VehicleInput, 'vin' | 'fourthProduct' | 'dealerCode'>;

interface Known {
  id: string;
  vin: string;
  fourthProduct: string;
  dealerCode: string;
  dealerName: string;
  vehicleStatus: string;
  vehicleOrderNo: string | null;
  orderLineId: string | null;
}

async function knownMachines({ db }: Pick<Context, 'db'>, vins: readonly string[], { isLocked }: { isLocked: boolean }): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await sql<Known>`select id, vin, fourth_product, dealer_code, dealer_name, vehicle_status, vehicle_order_no, order_line_id
    from vehicle where vin = any(${[...vins]}::text[]) order by id ${isLocked ? sql`for update` : sql``}`.execute(db);
  return new Map(rows.map((row) => [row.vin, row]));
}

/** A machine that was entered before its order may be taken by it: one of the same dealer and model that is still under way. */
function refusal({ vin, fourthProduct: product, dealerCode }: Asked, known: Known | undefined): InvalidField[] {
  if (!known) return [];
  if (known.fourthProduct !== product) return [{ field: 'vin', code: 'E-434', params: { vin, product } }];
  const isFree = known.vehicleOrderNo === null && known.orderLineId === null && known.dealerCode === dealerCode && known.vehicleStatus === 'shipped';
  return isFree ? [] : [{ field: 'vin', code: 'E-433', params: { vin, no: known.vehicleOrderNo ?? known.dealerName } }];
}

/** Why machines cannot be those of an order, each with its own list: format (E-103), another model (E-434), another order or dealer (E-433). */
export async function machineFindings(context: Context, asked: readonly Asked[]): Promise<InvalidField[][]> {
  const machines = asked.map((machine) => ({ ...machine, vin: readVin(machine.vin) }));
  const known = await knownMachines(
    context,
    machines.map(({ vin }) => vin),
    { isLocked: false },
  );
  const own = await checkOwnVins(context, machines);
  return machines.map((machine, index) => {
    if (!checkVin(machine.vin).ok) return [{ field: 'vin', code: 'E-103' }];
    const stored = known.get(machine.vin);
    if (stored) return refusal(machine, stored);
    const { vin, fourthProduct: product } = machine;
    return own[index]!.map((finding) => (finding.code === 'vehicle.vinModel' ? { field: 'vin', code: 'E-434', params: { vin, product } } : finding));
  });
}

/** A machine that leaves for the dealer of its order. */
export interface ShippedMachine extends Pick<VehicleInput, 'vin' | 'engineNo' | 'fourthProduct' | 'productionDate'> {
  materialCode: string | null;
  config: string | null;
  color: string | null;
  certificateNo: string | null;
  keyNo: string | null;
  orderLineId: string;
}

interface Shipment {
  dealerCode: string;
  orderNo: string;
  contractNo: string;
  /** `YYYY-MM-DD` */
  shipDate: string;
  machines: readonly ShippedMachine[];
}

/** What products say of all their machines. */
async function modelFacts({ db }: Pick<Context, 'db'>, codes: readonly string[]): Promise<ReadonlyMap<string, Pick<VehicleInput, 'engineModel' | 'power'>>> {
  const { rows } = await sql<{ code: string; engineModel: string | null; power: number | null }>`select code, engine_model, power_kw as power from product
    where code = any(${[...new Set(codes)]}::text[])`.execute(db);
  return new Map(rows.map(({ code, ...facts }) => [code, facts]));
}

/**
 * Ships machines to a dealer: rows as their form writes them, or machines that were entered before. @returns their ids by VIN
 * @throws E-433, E-434 where one of them has come to another order, dealer or model meanwhile
 */
export async function shipMachines(
  context: TrxContext,
  { dealerCode, orderNo, contractNo, shipDate, machines }: Shipment,
): Promise<ReadonlyMap<string, { vehicleId: string; linked: boolean }>> {
  const { db } = context;
  const known = await knownMachines(
    context,
    machines.map(({ vin }) => vin),
    { isLocked: true },
  );
  const [wrong] = machines.flatMap((machine) => refusal({ ...machine, dealerCode }, known.get(machine.vin)));
  if (wrong) throw refuse(wrong.code, wrong.params);
  const facts = await modelFacts(
    context,
    machines.map(({ fourthProduct }) => fourthProduct),
  );
  const fresh = machines.filter(({ vin }) => !known.has(vin));
  const ids = await insertVehicles(
    context,
    fresh.map(({ orderLineId: _line, ...machine }) => ({
      ...machine,
      ...facts.get(machine.fourthProduct),
      dealerCode,
      shipDate,
      vehicleOrderNo: orderNo,
      contractNo,
    })),
  );
  const linked = machines.filter(({ vin }) => known.has(vin)).map(({ vin }) => ({ vin, shipDate, vehicleOrderNo: orderNo, contractNo }));
  if (linked.length > 0)
    await withHistory(context, vehicleKey, linked, () =>
      sql`update vehicle set ship_date = ${shipDate}, vehicle_order_no = ${orderNo}, contract_no = ${contractNo}, version = version + 1
        where vin = any(${linked.map(({ vin }) => vin)}::text[])`.execute(db),
    );
  await sql`update vehicle set order_line_id = given.line from unnest(${machines.map(({ vin }) => vin)}::text[], ${machines.map(({ orderLineId }) => orderLineId)}::char(32)[])
    as given (vin, line) where vehicle.vin = given.vin`.execute(db);
  return new Map<string, { vehicleId: string; linked: boolean }>([
    ...fresh.map(({ vin }, index) => [vin, { vehicleId: ids[index]!, linked: false }] as const),
    ...linked.map(({ vin }) => [vin, { vehicleId: known.get(vin)!.id, linked: true }] as const),
  ]);
}

/**
 * Takes a shipment back: machines that it brought are gone, those that were entered before lose their order.
 * @throws vehicle.hasClaims, vehicle.inUse for one that others know already
 */
export async function takeBackMachines(context: TrxContext, machines: readonly { vehicleId: string; linked: boolean }[]): Promise<void> {
  const { db } = context;
  for (const { vehicleId, linked } of machines) {
    const vehicle = await db.selectFrom('vehicle').selectAll().where('id', '=', vehicleId).forUpdate().executeTakeFirstOrThrow();
    if (linked) {
      await withHistory(context, vehicleKey, [{ vin: vehicle.vin, vehicleOrderNo: null, contractNo: null }], () =>
        sql`update vehicle set vehicle_order_no = null, contract_no = null, order_line_id = null, version = version + 1 where id = ${vehicleId}`.execute(db),
      );
      continue;
    }
    const { claims, others } = await tracesOf(db, vehicle);
    if (claims > 0) throw refuse('vehicle.hasClaims', { n: claims });
    if (others) throw refuse('vehicle.inUse');
    await writeRemoval(context, vehicleKey, { ...vehicle, orderLineId: null });
    await sql`delete from vehicle where id = ${vehicleId}`.execute(db);
  }
}

/** Records that machines have arrived, all or none. @throws E-129, E-130 */
export const arriveMachines = (
  context: TrxContext,
  action: 'confirmArrival' | 'markArrived',
  { ids, arrivalDate }: { ids: readonly string[]; arrivalDate: string },
): Promise<void> =>
  together(context.db, async () => {
    for (const id of ids) await act(context, vehicleKind, action, { id, arrivalDate, remark: null });
  });
