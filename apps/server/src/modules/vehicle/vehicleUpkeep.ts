/** Changing and removing machines that were entered. */
import { normaliseVin } from '@harrow/validation/vin';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { VehicleAction, VehicleInput } from '../../generated/types.gen.ts';
import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import { type Db, inTransaction, type Trx } from '../../shared/database/database.ts';
import type { ImportContext, WriteContext } from '../../shared/import/importDefinition.ts';
import type { Saved } from '../../shared/master/master.ts';
import { withHistory, writeRemoval } from '../../shared/master/masterHistory.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { checkVehicles } from './checkVehicles.ts';
import { enteredChanges, enteredVehicles, vehicleKey } from './enteredVehicles.ts';
import type { VehicleTable } from './tables.ts';
import { vehicleWorkflow } from './workflow.ts';

type Stored = Selectable<VehicleTable>;

const inUserScope = (user: CurrentUser): RawBuilder<unknown> => sql`vehicle.del_flag = 0 and ${scopeCondition(user, 'vehicle') ?? sql`true`}`;

/** The machine, locked; E-012 when there is none in the user's scope. */
export async function lockVehicle(trx: Trx, user: CurrentUser, id: string): Promise<Stored> {
  const { rows } = await sql<Stored>`select * from vehicle where id = ${id} and ${inUserScope(user)} for update`.execute(trx);
  if (!rows[0]) throw refuse('E-012');
  return rows[0];
}

/** E-007 when the machine's status forbids the action. */
export function mustAllow(action: VehicleAction, { vehicleStatus }: Stored, { services, language }: ImportContext): void {
  if (!vehicleWorkflow[action].from.includes(vehicleStatus))
    throw refuse('E-007', { status: services.dictionaries.text('vehicle_status', vehicleStatus, language) });
}

/** The VIN of a machine for the answer of a batch; nothing of one out of scope. */
export async function vinOf(db: Db, user: CurrentUser, id: string): Promise<string> {
  const { rows } = await sql<{ vin: string }>`select vin from vehicle where id = ${id} and ${inUserScope(user)}`.execute(db);
  return rows[0]?.vin ?? '';
}

/** Changes what was entered; E-001 when somebody else changed it. */
export async function editVehicle({ id, version, ...entered }: VehicleInput & { id: string; version: number }, context: ImportContext): Promise<Saved> {
  const { user, services } = context;
  const input = { ...entered, vin: normaliseVin(entered.vin) };
  return inTransaction(services.db, async (trx) => {
    const stored = await lockVehicle(trx, user, id);
    mustAllow('edit', stored, context);
    if (stored.version !== version) throw refuse('E-001');
    if (stored.vin !== input.vin) throw invalid([{ field: 'vin', code: 'master.keyFixed' }]);
    const isMoved = stored.dealerCode !== input.dealerCode || (stored.subDealerCode ?? '') !== (input.subDealerCode ?? '');
    if (isMoved && stored.vehicleStatus !== 'shipped') throw invalid([{ field: 'dealerCode', code: 'vehicle.dealerFixed' }]);
    const [findings = []] = await checkVehicles(trx, [input], context);
    if (findings.length > 0) throw invalid(findings);
    await withHistory(trx, vehicleKey, [input], context, () =>
      sql`update vehicle set ${enteredChanges}, version = vehicle.version + 1, update_by = ${user.username}, update_time = ${services.now().toISOString()}::timestamptz
        from (${enteredVehicles([{ ...input, id }])}) entered where vehicle.id = entered.id`.execute(trx),
    );
    return { id, version: version + 1 };
  });
}

interface Traces {
  claims: number;
  others: boolean;
}

/** What else is recorded about the machine. */
async function tracesOf(trx: Trx, { id, vin }: Stored): Promise<Traces> {
  const { rows } = await sql<Traces>`select (select count(*)::int from warranty_claim where vin = ${vin}) as claims,
    exists (select 1 from vehicle_hours where vehicle_id = ${id}) or exists (select 1 from vehicle_engine_change where vehicle_id = ${id})
      or exists (select 1 from vehicle_apportion where vehicle_id = ${id}) or exists (select 1 from vehicle_campaign where vin = ${vin})
      or exists (select 1 from attach where table_name = 'vehicle' and table_id = ${id}) or exists (select 1 from service_fee where vin = ${vin}) as others`.execute(
    trx,
  );
  return rows[0]!;
}

/** Removes machines that were entered by mistake, each by itself. @param ids joined by commas */
export async function removeVehicles(ids: string, context: WriteContext): Promise<BatchResult> {
  const { user, services, language } = context;
  const remove = (id: string): Promise<void> =>
    inTransaction(services.db, async (trx) => {
      const vehicle = await lockVehicle(trx, user, id);
      mustAllow('delete', vehicle, context);
      const { claims, others } = await tracesOf(trx, vehicle);
      if (claims > 0) throw refuse('vehicle.hasClaims', { n: claims });
      if (others) throw refuse('vehicle.inUse');
      await writeRemoval(trx, vehicleKey, { ...vehicle }, context);
      await sql`delete from vehicle where id = ${id}`.execute(trx);
    });
  return runBatch(services.db, ids.split(','), language, remove, (id) => vinOf(services.db, user, id));
}
