/** Changing and removing machines that were entered. */
import { readVin } from '@harrow/validation/vin';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { VehicleAction, VehicleInput } from '../../../generated/types.gen.ts';
import { type BatchResult, runBatch } from '../../../shared/batch/batch.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import type { Trx } from '../../../shared/database/database.ts';
import type { Saved } from '../../../shared/master/master.ts';
import { withHistory, writeRemoval } from '../../../shared/master/masterHistory.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { fieldName } from '../../../shared/messages/messages.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import type { CurrentUser } from '../../../shared/session/currentUser.ts';
import { checkVehicles } from './checkVehicles.ts';
import { enteredChanges, enteredVehicles, vehicleKey } from './enteredVehicles.ts';
import type { VehicleTable } from '../tables.ts';
import { vehicleWorkflow } from '../workflow.ts';

type Stored = Selectable<VehicleTable>;

const inUserScope = (user: CurrentUser): RawBuilder<unknown> => sql`vehicle.del_flag = 0 and ${scopeCondition(user, 'vehicle') ?? sql`true`}`;

/** The machine, locked; E-012 when there is none in the user's scope. */
async function lockVehicle({ db, user }: TrxContext, id: string): Promise<Stored> {
  const { rows } = await sql<Stored>`select * from vehicle where id = ${id} and ${inUserScope(user)} for update`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  return rows[0];
}

/** E-007 when the machine's status forbids the action. */
function mustAllow({ services, user }: Context, action: VehicleAction, { vehicleStatus }: Stored): void {
  if (!vehicleWorkflow[action].from.includes(vehicleStatus))
    throw refuse('E-007', { status: services.dictionaries.text('vehicle_status', vehicleStatus, user.language) });
}

/** The VIN of a machine for the answer of a batch; nothing of one out of scope. */
async function vinOf({ db, user }: Context, id: string): Promise<string> {
  const { rows } = await sql<{ vin: string }>`select vin from vehicle where id = ${id} and ${inUserScope(user)}`.execute(db);
  return rows[0]?.vin ?? '';
}

/** What an order says of its machine; it is corrected by taking the shipment back. */
const byOrder = ['dealerCode', 'fourthProduct', 'shipDate', 'vehicleOrderNo', 'contractNo'] as const;

/** Changes entered columns; E-001 when the machine has changed since. */
export async function editVehicle(context: Context, { id, version, ...entered }: VehicleInput & { id: string; version: number }): Promise<Saved> {
  const { user, services } = context;
  const input = { ...entered, vin: readVin(entered.vin) };
  return transact(context, async (within) => {
    const stored = await lockVehicle(within, id);
    mustAllow(context, 'edit', stored);
    if (stored.version !== version) throw refuse('E-001');
    if (stored.vin !== input.vin) throw invalid([{ field: 'vin', code: 'master.keyFixed' }]);
    const fixed = stored.orderLineId === null ? [] : byOrder.filter((field) => (stored[field] ?? '') !== (input[field] ?? ''));
    if (fixed.length > 0) throw invalid(fixed.map((field) => ({ field, code: 'E-557', params: { field: fieldName(user.language, 'vehicle', field) } })));
    const isMoved = stored.dealerCode !== input.dealerCode || (stored.subDealerCode ?? '') !== (input.subDealerCode ?? '');
    if (isMoved && stored.vehicleStatus !== 'shipped') throw invalid([{ field: 'dealerCode', code: 'vehicle.dealerFixed' }]);
    const [findings = []] = await checkVehicles(within, [input]);
    if (findings.length > 0) throw invalid(findings);
    await withHistory(within, vehicleKey, [input], () =>
      sql`update vehicle set ${enteredChanges}, version = vehicle.version + 1, update_by = ${user.username}, update_time = ${services.now().toISOString()}::timestamptz
        from (${enteredVehicles([{ ...input, id }])}) entered where vehicle.id = entered.id`.execute(within.db),
    );
    return { id, version: version + 1 };
  });
}

interface Traces {
  claims: number;
  others: boolean;
}

/** Records of other tables about the machine. */
export async function tracesOf(trx: Trx, { id, vin }: Pick<Stored, 'id' | 'vin'>): Promise<Traces> {
  const { rows } = await sql<Traces>`select (select count(*)::int from warranty_claim where vin = ${vin}) as claims,
    exists (select 1 from vehicle_hours where vehicle_id = ${id}) or exists (select 1 from vehicle_engine_change where vehicle_id = ${id})
      or exists (select 1 from vehicle_apportion where vehicle_id = ${id}) or exists (select 1 from vehicle_campaign where vin = ${vin})
      or exists (select 1 from attach where table_name = 'vehicle' and table_id = ${id}) or exists (select 1 from service_fee where vin = ${vin}) as others`.execute(
    trx,
  );
  return rows[0]!;
}

/** Removes machines that were entered by mistake, each by itself. @param ids joined by commas */
export async function removeVehicles(context: TrxContext, ids: string): Promise<BatchResult> {
  const { db } = context;
  const remove = async (id: string): Promise<void> => {
    const vehicle = await lockVehicle(context, id);
    mustAllow(context, 'delete', vehicle);
    if (vehicle.orderLineId !== null) throw refuse('E-433', { vin: vehicle.vin, no: vehicle.vehicleOrderNo ?? '' });
    const { claims, others } = await tracesOf(db, vehicle);
    if (claims > 0) throw refuse('vehicle.hasClaims', { n: claims });
    if (others) throw refuse('vehicle.inUse');
    await writeRemoval(context, vehicleKey, { ...vehicle });
    await sql`delete from vehicle where id = ${id}`.execute(db);
  };
  return runBatch(context, ids.split(','), remove, (id) => vinOf(context, id));
}
