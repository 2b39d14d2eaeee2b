import { sql } from 'kysely';
import type { Trx } from '../src/shared/database/database.ts';
import { loadAdministration } from './administration/loadAdministration.ts';
import { loadSettings } from './administration/loadSettings.ts';
import { loadAllowances } from './arrivals/loadAllowances.ts';
import { loadPlans } from './extensions/plans.ts';
import { loadOrganisations, loadUsers } from './organisations/loadOrganisations.ts';
import { loadDealerStock } from './parts/loadDealerStock.ts';
import { loadMakerStock } from './parts/loadMakerStock.ts';
import { loadParts } from './parts/loadParts.ts';
import { type PastOrders, planPastOrders } from './parts-orders/pastOrders.ts';
import { loadProducts } from './products/loadProducts.ts';
import { loadRates, loadServiceCatalogue } from './service-catalogue/loadServiceCatalogue.ts';
import { loadVehicles } from './vehicles/loadVehicles.ts';
import type { DemoVehicle } from './vehicles/vehicles.ts';

/** Everything that documents refer to, in bulk. @returns ids of the machines by VIN, and the orders by which the stock has moved */
export async function loadMasters(
  trx: Trx,
  vehicles: readonly DemoVehicle[],
  today: string,
  progress: (text: string) => void,
): Promise<{ vehicleIds: Map<string, string>; pastOrders: PastOrders }> {
  progress('Loading the demo: organisations, catalogues, parts');
  await loadOrganisations(trx, today);
  await loadUsers(trx);
  await loadAdministration(trx);
  await loadSettings(trx, today);
  await loadProducts(trx);
  await loadServiceCatalogue(trx, today);
  await loadRates(trx, today);
  await loadAllowances(trx);
  await loadPlans(trx);
  await loadParts(trx, today);
  const pastOrders = await planPastOrders(trx, today);
  await loadDealerStock(trx, pastOrders.shipments, today);
  await loadMakerStock(trx, pastOrders.shipments, today);
  progress(`Loading the demo: ${vehicles.length} machines`);
  const vehicleIds = await loadVehicles(trx, vehicles, today);
  // The replay asks the same questions thousands of times: the planner should know the tables by then.
  await sql`analyze`.execute(trx);
  return { vehicleIds, pastOrders };
}
