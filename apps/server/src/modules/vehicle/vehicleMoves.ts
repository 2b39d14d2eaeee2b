/** What happens to machines on their way: handed to a sub-dealer, taken out of use (domain design 2.13). */
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import { changesBetween, writeChangeLog } from '../../shared/change-log/changeLog.ts';
import { type Db, inTransaction, newId, type Trx } from '../../shared/database/database.ts';
import type { ImportContext, WriteContext } from '../../shared/import/importDefinition.ts';
import { forbidden, invalid, refuse } from '../../shared/refusal/refusal.ts';
import { type CurrentUser, today } from '../../shared/session/currentUser.ts';
import { vehicleActions } from './vehicleActions.ts';
import { lockVehicle, mustAllow, vinOf } from './vehicleUpkeep.ts';

type Apportion = Operations['vehiclesApportion']['data']['body'];
type Scrap = Operations['vehicleMastersScrap']['data']['body'];

/** Where machines stand: the dealer's own place, or that of a sub-dealer. */
interface Place {
  orgCode: string;
  subDealerCode: string | null;
  subDealerName: string | null;
}

async function findPlace(db: Db, { dealerCode, orgCode }: CurrentUser, subDealerCode: string | null): Promise<Place> {
  if (subDealerCode === null) return { orgCode: orgCode!, subDealerCode: null, subDealerName: null };
  const { rows } = await sql<Place>`select org_code, sub_dealer_code, depart_name ->> 'en' as sub_dealer_name from sys_depart
    where org_category = 4 and status = 1 and dealer_code = ${dealerCode} and sub_dealer_code = ${subDealerCode}`.execute(db);
  if (!rows[0]) throw invalid([{ field: 'subDealerCode', code: 'master.unknown', params: { code: subDealerCode } }]);
  return rows[0];
}

/** They follow from the code of the sub-dealer. */
const derived = new Set(['orgCode', 'subDealerName']);

/** Writes the changes of a machine and tells its history. */
async function change(
  trx: Trx,
  vehicle: { id: string; vin: string },
  changes: Record<string, string | null>,
  told: object,
  context: ImportContext,
): Promise<void> {
  const { user, services } = context;
  const at = services.now();
  await trx
    .updateTable('vehicle')
    .set({ ...changes, version: sql<number>`version + 1`, updateBy: user.username, updateTime: at.toISOString() })
    .where('id', '=', vehicle.id)
    .execute();
  const differences = changesBetween(vehicle, { ...changes, ...told }).filter(({ field }) => !derived.has(field));
  await writeChangeLog(trx, { docType: 'vehicle', id: vehicle.id, no: vehicle.vin, user, changes: differences, at });
}

/** Hands machines in the dealer's own stock to a sub-dealer, or back. A dry run only checks. */
export async function apportionVehicles(body: Apportion, isDryRun: boolean, context: WriteContext): Promise<BatchResult> {
  const { ids, subDealerCode, apportionDate, remark = null } = body;
  const { user, services, language } = context;
  // A sub-dealer has nobody to hand machines to, the maker no stock.
  if (user.orgCategory !== 3) throw forbidden('forbidden');
  if (!isDryRun && apportionDate > today(user, services.now())) throw invalid([{ field: 'apportionDate', code: 'vehicle.notYet' }]);
  const place = await findPlace(services.db, user, subDealerCode);
  const apportion = (id: string): Promise<void> =>
    inTransaction(services.db, async (trx) => {
      const vehicle = await lockVehicle(trx, user, id);
      if (!vehicleActions.apportion.from.includes(vehicle.vehicleStatus)) throw refuse('E-102', { vin: vehicle.vin });
      if (isDryRun || vehicle.subDealerCode === place.subDealerCode) return;
      await change(trx, vehicle, { ...place }, {}, context);
      await trx
        .insertInto('vehicleApportion')
        .values({
          id: newId(services.now().getTime()),
          vehicleId: id,
          fromCode: vehicle.subDealerCode ?? vehicle.dealerCode,
          toCode: place.subDealerCode ?? vehicle.dealerCode,
          apportionDate,
          remark,
          createBy: user.username,
          createTime: services.now().toISOString(),
        })
        .execute();
    });
  return runBatch(services.db, ids, language, apportion, (id) => vinOf(services.db, user, id));
}

const leastReason = 5;
/** What a claim is before anything is decided about it. */
const openStatuses = ['draft', 'submitted', 'pass', 'no_pass'];

/** Takes machines out of use; the reason stands in their history. A dry run only checks. */
export async function scrapVehicles({ ids, reason = '' }: Scrap, isDryRun: boolean, context: WriteContext): Promise<BatchResult> {
  const { user, services, language } = context;
  const scrapReason = reason.trim();
  if (!isDryRun && [...scrapReason].length < leastReason) throw invalid([{ field: 'reason', code: 'E-006' }]);
  const scrap = (id: string): Promise<void> =>
    inTransaction(services.db, async (trx) => {
      const vehicle = await lockVehicle(trx, user, id);
      mustAllow('scrap', vehicle, context);
      const { rows } = await sql<{
        open: number;
      }>`select count(*)::int as open from warranty_claim where vin = ${vehicle.vin} and del_flag = 0 and status = any(${openStatuses})`.execute(trx);
      if (rows[0]!.open > 0) throw refuse('vehicle.openClaims', { n: rows[0]!.open });
      if (!isDryRun) await change(trx, vehicle, { vehicleStatus: 'scrapped' }, { scrapReason }, context);
    });
  return runBatch(services.db, ids, language, scrap, (id) => vinOf(services.db, user, id));
}
