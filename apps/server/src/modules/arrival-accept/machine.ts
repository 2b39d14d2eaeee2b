/** Columns of machines that inspections read and write. */
import { sql } from 'kysely';
import { machineColumns } from '../../documents/saving/machineColumns.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { type Db, json } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { writeLater } from '../../shared/database/together.ts';
import { today } from '../../shared/session/currentUser.ts';
import { policyOn } from '../coverage/service.ts';
import type { ArrivalHeader } from './tables.ts';

/** Whether machines of its product have no hour meter. */
export const hasNoHours = async (context: Context, header: Pick<ArrivalHeader, 'secondProduct' | 'thirdProduct'>): Promise<boolean> =>
  (await policyOn(context, header, today(context.user, context.services.now())))?.noHours === 'Y';

/** Columns of a machine that its sheet copies. */
export const copiedColumns = [...machineColumns, 'vehicleOrderNo'] as const;

type Shown = Pick<ArrivalHeader, 'vehicleId' | 'status'>;
interface More {
  vehicleStatus?: 'in_stock' | 'pending_acceptance';
  pdiDate?: string | null;
}

/** The machine shows how far its acceptance is. */
export const showOnMachine = ({ db }: TrxContext, { vehicleId, status }: Shown, more: More = {}): Promise<void> =>
  writeShown(db, [{ id: vehicleId, pdiStatus: status, ...more }]);

/** The same at the end of a batch, for actions whose rules do not ask what machines show. */
export const showOnMachineLater = ({ db }: TrxContext, { vehicleId, status }: Shown, more: More = {}): Promise<void> =>
  writeLater(db, writeShown, { id: vehicleId, pdiStatus: status, ...more });

async function writeShown(db: Db, shown: readonly (More & { id: string; pdiStatus: ArrivalHeader['status'] })[]): Promise<void> {
  // Of several changes of a machine the last one counts.
  const last = new Map<string, object>();
  for (const one of shown) last.set(one.id, { ...last.get(one.id), ...one, ...(one.pdiDate !== undefined && { isDated: true }) });
  await sql`${planOnce} update vehicle set pdi_status = shown."pdiStatus", vehicle_status = coalesce(shown."vehicleStatus", vehicle_status),
      pdi_date = case when shown."isDated" then shown."pdiDate" else pdi_date end, version = version + 1
    from jsonb_to_recordset(${json([...last.values()])}::jsonb) as shown (id char(32), "pdiStatus" text, "vehicleStatus" text, "pdiDate" date, "isDated" boolean)
    where vehicle.id = shown.id`.execute(db);
}
