import type { Generated } from 'kysely';
import type { MaintLevel } from '../../../generated/types.gen.ts';

/** A step of the plan of a machine. */
export interface VehiclePlanTable {
  id: string;
  vehicleId: string;
  vin: string;
  seq: number;
  maintLevel: MaintLevel;
  planHours: number | null;
  dueDate: string;
  /** Dictionary `plan_status`. */
  status: 'open' | 'done' | 'missed' | 'waived';
  /** The service that did it. */
  docId: string | null;
  doneDate: string | null;
  doneHours: number | null;
  waivedBy: string | null;
  reason: string | null;
  createTime: Generated<string>;
}

declare module '../../../shared/database/database.ts' {
  interface Database {
    vehiclePlan: VehiclePlanTable;
  }
}
