/** Actions of staff on the plans of machines: remind of a service, waive a missed one. */
import { sql } from 'kysely';
import type { BatchResult } from '../../../generated/types.gen.ts';
import { runBatch } from '../../../shared/batch/batch.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerUsers, notify } from '../../../shared/notify/notify.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { mustGiveReason } from '../../../documents/workflow.ts';
import { showPlan } from './planStore.ts';
import './tables.ts';

interface DueMachine {
  id: string;
  vin: string;
  dealerCode: string;
  date: string | null;
  hours: number | null;
}

const scope = { table: 'vehicle' };

/** Tells the dealers at once that services are due; a machine once a day. */
export function remindDealers(context: TrxContext, ids: readonly string[], { dryRun = false }: { dryRun?: boolean } = {}): Promise<BatchResult> {
  const { db, services, user } = context;
  const day = today(user, services.now());
  const find = async (id: string): Promise<DueMachine | undefined> => {
    const { rows } = await sql<DueMachine>`select id, vin, dealer_code, next_maint_date::text as date, next_maint_hours as hours from vehicle
      where id = ${id} and del_flag = 0 and vehicle_status = 'delivered' and ${isInScope(scope, user)}`.execute(db);
    return rows[0];
  };
  return runBatch(
    context,
    ids,
    async (id) => {
      const machine = await find(id);
      if (!machine) throw refuse('E-012');
      const { rows } = await sql`insert into reminder (event, record_id, stage) values ('vehicle.maintenanceDue', ${id}, ${`asked/${day}`})
        on conflict do nothing returning 1`.execute(db);
      if (rows.length === 0) return;
      const { vin, dealerCode, date, hours } = machine;
      await notify(db, await dealerUsers(db, dealerCode, ['DLR_SERVICE']), {
        event: 'vehicle.maintenanceDue',
        params: { vin, date: date ?? '–', n: hours ?? '–' },
        docType: 'vehicle',
        docId: id,
        docNo: vin,
        at: services.now(),
      });
    },
    async (id) => (await find(id))?.vin ?? '',
    { dryRun },
  );
}

interface Missed {
  id: string;
  vehicleId: string;
  vin: string;
  status: string;
  gap: 'Y' | 'N';
}

/** Waives missed steps of plans. @throws E-006 without a reason */
export function waiveSteps(context: TrxContext, ids: readonly string[], reason: string, { dryRun = false }: { dryRun?: boolean } = {}): Promise<BatchResult> {
  const { db, services, user } = context;
  mustGiveReason({ needs: 'reason' }, reason);
  const find = async (id: string): Promise<Missed | undefined> => {
    const { rows } =
      await sql<Missed>`select p.id, p.vehicle_id, p.vin, p.status, vehicle.maint_gap as gap from vehicle_plan p join vehicle on vehicle.id = p.vehicle_id
      where p.id = ${id} and vehicle.del_flag = 0 and ${isInScope(scope, user)} for update of p`.execute(db);
    return rows[0];
  };
  return runBatch(
    context,
    ids,
    async (id) => {
      const step = await find(id);
      if (!step) throw refuse('E-012');
      if (step.status !== 'missed') throw refuse('E-007', { status: services.dictionaries.text('plan_status', step.status, user.language) });
      await db.updateTable('vehiclePlan').set({ status: 'waived', waivedBy: user.username, reason: reason.trim() }).where('id', '=', id).execute();
      await showPlan(db, step.vehicleId);
      const { maintGap } = await db.selectFrom('vehicle').select('maintGap').where('id', '=', step.vehicleId).executeTakeFirstOrThrow();
      await writeChangeLog(db, {
        docType: 'vehicle',
        id: step.vehicleId,
        no: step.vin,
        user,
        changes: [{ field: 'maintGap', oldValue: step.gap, newValue: maintGap }],
        at: services.now(),
      });
    },
    async (id) => (await find(id))?.vin ?? '',
    { dryRun },
  );
}
