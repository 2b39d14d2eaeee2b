/** Tabs of the passport: what families of documents show of a machine. */
import type { Context } from '../../../shared/context.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { findVehicle } from '../vehicleQueries.ts';

interface TabCall {
  query: { id: string; language?: Language };
  context: Context;
}

/** The machine that a tab is about. */
export interface TabMachine {
  id: string;
  vin: string;
}

/**
 * Handler of a tab, in the language asked for or the user's own. A machine out of scope is absent (E-012); users without the permission get an empty list.
 * @param permission to query the family; null: every user who sees the machine
 * @param read rows in the scope of the user, the newest first, 200 at most
 */
export const machineTab =
  <Row>(permission: string | null, read: (context: Context, machine: TabMachine) => Promise<Row[]>) =>
  async ({ query: { id, language }, context }: TabCall): Promise<Row[]> => {
    const machine = await findVehicle(context, id);
    const reader = language ? { ...context, user: { ...context.user, language } } : context;
    return permission === null || context.user.permissions.has(permission) ? read(reader, machine) : [];
  };
