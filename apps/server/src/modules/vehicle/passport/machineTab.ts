/** Tabs of the passport: what families of documents show of a machine. */
import type { Context } from '../../../shared/context.ts';
import { findVehicle } from '../vehicleQueries.ts';

interface TabCall {
  query: { id: string };
  context: Context;
}

/** The machine that a tab is about. */
export interface TabMachine {
  id: string;
  vin: string;
}

/**
 * Handler of a tab. A machine out of scope is absent (E-012); users without the permission get an empty list.
 * @param permission to query the family; null: every user who sees the machine
 * @param read rows in the scope of the user, the newest first, 200 at most
 */
export const machineTab =
  <Row>(permission: string | null, read: (context: Context, machine: TabMachine) => Promise<Row[]>) =>
  async ({ query: { id }, context }: TabCall): Promise<Row[]> => {
    const machine = await findVehicle(context, id);
    return permission === null || context.user.permissions.has(permission) ? read(context, machine) : [];
  };
