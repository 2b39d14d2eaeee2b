/** Moving machines: the calls of the dealer and of the maker. */
import { sql } from 'kysely';
import { actOnAll } from '../../../documents/actOnAll.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { VehicleArrival } from '../../../generated/types.gen.ts';
import type { BatchResult } from '../../../shared/batch/batch.ts';
import type { Context } from '../../../shared/context.ts';
import { forbidden, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { vehicleKind } from '../vehicleKind.ts';
import type { Place } from './vehicleMoves.ts';

type Apportion = Operations['vehiclesApportion']['data']['body'];
type Scrap = Operations['vehicleMastersScrap']['data']['body'];

async function findPlace({ db, user: { dealerCode, orgCode } }: Context, subDealerCode: string | null): Promise<Place> {
  if (subDealerCode === null) return { orgCode: orgCode!, subDealerCode: null, subDealerName: null };
  const { rows } = await sql<Place>`select unit_org_code as org_code, sub_dealer_code, name as sub_dealer_name from sub_dealer
    where dealer_status = 'active' and business_scope ? 'sales' and dealer_code = ${dealerCode} and sub_dealer_code = ${subDealerCode}`.execute(db);
  if (!rows[0]) throw invalid([{ field: 'subDealerCode', code: 'master.unknown', params: { code: subDealerCode } }]);
  return rows[0];
}

/** Hands machines in the dealer's own stock to a sub-dealer, or back. */
export async function apportionVehicles(
  context: Context,
  { ids, subDealerCode, apportionDate, remark, dryRun }: Apportion & { dryRun: boolean },
): Promise<BatchResult> {
  const { user, services } = context;
  // A sub-dealer has no sub-dealers, the maker no stock.
  if (user.orgCategory !== 3) throw forbidden('forbidden');
  if (apportionDate > today(user, services.now())) throw invalid([{ field: 'apportionDate', code: 'vehicle.notYet' }]);
  const place = await findPlace(context, subDealerCode);
  return actOnAll(context, vehicleKind, 'apportion', { ids, place, apportionDate, remark: remark ?? null, dryRun });
}

/** Records that machines have arrived, by their dealer or by the maker. */
export const recordArrivals = (
  context: Context,
  action: 'confirmArrival' | 'markArrived',
  arrival: VehicleArrival & { dryRun: boolean },
): Promise<BatchResult> => actOnAll(context, vehicleKind, action, { ...arrival, remark: arrival.remark?.trim() || null });

const leastReason = 5;

/** The words of a reason (E-006); in a dry run they may still come. */
function reasonOf(reason: string | undefined, dryRun: boolean): string | undefined {
  if (reason === undefined && dryRun) return undefined;
  const words = (reason ?? '').trim();
  if ([...words].length < leastReason) throw invalid([{ field: 'reason', code: 'E-006' }]);
  return words;
}

/** Takes machines out of use; the reason stands in their history. */
export const scrapVehicles = async (context: Context, { ids, reason, dryRun }: Scrap & { dryRun: boolean }): Promise<BatchResult> =>
  actOnAll(context, vehicleKind, 'scrap', { ids, dryRun, scrapReason: reasonOf(reason, dryRun) });

type StartWarranty = Operations['vehicleMastersStartWarranty']['data']['body'];

/** Starts the warranty of unregistered machines; the reason is kept in their history. */
export const startWarranties = async (context: Context, { ids, startDate, reason, dryRun }: StartWarranty & { dryRun: boolean }): Promise<BatchResult> =>
  actOnAll(context, vehicleKind, 'startWarranty', { ids, startDate, dryRun, warrantyReason: reasonOf(reason, dryRun) });
