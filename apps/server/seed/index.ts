import { sql } from 'kysely';
import { act } from '../src/documents/act.ts';
import { renewAllStanding } from '../src/documents/todo/standingTask.ts';
import { systemContext } from '../src/documents/systemContext.ts';
import { dealerKind } from '../src/modules/dealer/service.ts';
import '../src/modules/message/tables.ts';
import { addDays } from '../src/shared/calendarDate.ts';
import { inTransaction, type Trx } from '../src/shared/database/database.ts';
import type { Services } from '../src/shared/services.ts';
import { replayAnnouncements } from './announcements/replayAnnouncements.ts';
import { loadMails } from './administration/loadMails.ts';
import { loadOperations } from './administration/loadOperations.ts';
import { replayAccessRequests } from './administration/replayAccessRequests.ts';
import { replayCheckRule } from './administration/replayCheckRule.ts';
import { replayLooks } from './administration/replayLooks.ts';
import { replayReports } from './administration/replayReports.ts';
import { loadPastArrivals } from './arrivals/loadPastArrivals.ts';
import { replayArrivals } from './arrivals/replayArrivals.ts';
import { replayCampaigns } from './campaigns/replayCampaigns.ts';
import { drawAhead } from './claims/drawAhead.ts';
import { isClosed } from './claims/claimPlan.ts';
import { claimLoader } from './claims/loadClaims.ts';
import { planClaims } from './claims/planClaims.ts';
import { playClaims, stepsInOrder } from './claims/playClaims.ts';
import { claimReplayer } from './claims/replayClaims.ts';
import { loadExtensions } from './extensions/loadExtensions.ts';
import { replayExtensions } from './extensions/replayExtensions.ts';
import { replayFees } from './fees/replayFees.ts';
import { replayFeedback } from './feedback/replayFeedback.ts';
import { loadPastHandovers } from './handovers/loadPastHandovers.ts';
import { replayHandovers } from './handovers/replayHandovers.ts';
import { loadPolicies } from './insurance/loadPolicies.ts';
import { planPolicies } from './insurance/policyPlans.ts';
import { replayPolicies } from './insurance/replayPolicies.ts';
import { loadServices } from './maintenance/loadServices.ts';
import { replayServices } from './maintenance/replayServices.ts';
import { planServices } from './maintenance/servicePlans.ts';
import { loadMasters } from './loadMasters.ts';
import { replayActivities } from './market-activities/replayActivities.ts';
import { replayReportsOnMarket } from './market-info/replayReports.ts';
import { replayNews } from './news/replayNews.ts';
import { loadNotices } from './notices/loadNotices.ts';
import { replayPackings } from './packing-lists/replayPackings.ts';
import { replayPartsArrivals } from './parts-arrivals/replayPartsArrivals.ts';
import { replayPartsClaims } from './parts-claims/replayPartsClaims.ts';
import { loadPastOrders } from './parts-orders/loadPastOrders.ts';
import { replayDraftOfSuspended, replayOrders } from './parts-orders/replayOrders.ts';
import { loadPastSales } from './payments/loadPastSales.ts';
import { replayForecasts } from './order-forecasts/replayForecasts.ts';
import { orderLines } from './payments/orderLines.ts';
import { pastSales } from './payments/pastSales.ts';
import { accountsOpened, replayPayments } from './payments/replayPayments.ts';
import { endAtNow } from './endAtNow.ts';
import { seedToday } from './seedToday.ts';
import { replayGoals } from './sales-goals/replayGoals.ts';
import { createStage } from './stage.ts';
import { replayStatements } from './statements/replayStatements.ts';
import { replaySubDealers } from './sub-dealers/replaySubDealers.ts';
import { replaySuggestions } from './suggestions/replaySuggestions.ts';
import { calendarOf } from './suspended-dealer/calendar.ts';
import { replaySuspendedDealer } from './suspended-dealer/replaySuspendedDealer.ts';
import { replayApplications } from './trainings/replayApplications.ts';
import { replayTrainings } from './trainings/replayTrainings.ts';
import { replayUsedParts } from './used-parts/replayHandles.ts';
import { loadOrders, loadSuspendedOrder } from './vehicle-orders/loadOrders.ts';
import { ordersOf } from './vehicle-orders/machineOrders.ts';
import { depositsOf, replayVehicleOrders } from './vehicle-orders/replayOrders.ts';
import { replayMoves } from './vehicles/replayMoves.ts';
import { createVehicles } from './vehicles/vehicles.ts';

/** Notifications older than this have been read. */
const readAfterDays = 10;

/** Tables whose rows the planner is to know at once. */
const analyzed = [
  'approval_log',
  'arrival_accept',
  'arrival_accept_item',
  'attach',
  'claim_bug',
  'claim_detail',
  'claim_parts',
  'data_change',
  'dealer_payment',
  'document_post',
  'extend_insurance',
  'feedback',
  'finance_ledger',
  'force_insurance',
  'handover_topic',
  'handover_train',
  'handover_trainee',
  'maintenance_check',
  'maintenance_part',
  'maker_stock',
  'maker_stock_move',
  'market_active',
  'market_info',
  'message',
  'monthly_collect_receipts',
  'monthly_collect_receipts_fee',
  'news',
  'news_read',
  'order_forecast',
  'order_forecast_line',
  'packing_box',
  'packing_line',
  'packing_list',
  'parts_arrival',
  'parts_arrival_line',
  'parts_claim',
  'parts_claim_line',
  'parts_order',
  'parts_order_line',
  'parts_stock',
  'sales_goal',
  'service_campaign',
  'service_fee',
  'stock_move',
  'sub_dealer',
  'train_apply',
  'train_participant',
  'train_plan',
  'train_submission',
  'used_parts_handle',
  'used_parts_handle_line',
  'used_parts_task',
  'vehicle_campaign',
  'vehicle_hours',
  'vehicle_order',
  'vehicle_order_line',
  'vehicle_order_machine',
  'vehicle_plan',
  'vehicle_shipment',
  'warranty_claim',
] as const;

/**
 * Fills an empty database with the demo: masters in bulk, claims and moves of machines by replaying what users did, through the
 * services they use, with a clock that runs through the past. What is over is loaded: claims that are closed, past arrivals, handovers, services and extensions. All in
 * one transaction: it is there completely or not at all.
 * The same day (`SEED_TODAY`) gives the same demo, except for ids.
 * @param progress is told what comes next, in English
 */
export async function seedDemo(services: Services, progress: (text: string) => void = () => {}): Promise<void> {
  const today = seedToday(services.now());
  const vehicles = createVehicles(today);
  await inTransaction(services.db, async (trx) => {
    const { vehicleIds, pastOrders } = await loadMasters(trx, vehicles, today, progress);
    await replayDraftOfSuspended(createStage(trx, services, today), trx, calendarOf(today).failed);
    await replaySuspendedDealer(createStage(trx, services, today), trx, today);
    const plans = planClaims(vehicles, today);
    progress(`Loading the demo: ${plans.length} claims with photos`);
    const stage = createStage(trx, services, today);
    await loadNotices(stage, today);
    await loadPastArrivals(trx, vehicles, vehicleIds, today);
    await loadPastHandovers(stage, trx, vehicles, vehicleIds, today);
    await replayMoves(stage, vehicles, vehicleIds);
    const steps = stepsInOrder(plans);
    const claimStage = { ...stage, filesOf: await drawAhead(steps) };
    const [replayer, loader] = [claimReplayer(claimStage), claimLoader(claimStage, trx)];
    await playClaims(
      stage,
      steps,
      (plan) => (isClosed(plan) ? loader : replayer),
      (done, of) => progress(`Loading the demo: step ${done} of ${of}`),
    );
    await replayCampaigns(stage, trx, vehicles, today);
    await replayUsedParts(stage, trx, today);
    await replayArrivals(stage, vehicles, today, vehicleIds);
    await replayHandovers(stage, vehicles, today);
    const maintenance = planServices(vehicles, await metersOf(trx), today);
    await loadServices(trx, vehicles, maintenance, today, vehicleIds);
    await replayServices(stage, maintenance, today);
    const policies = planPolicies(vehicles, today);
    await loadPolicies(stage, trx, policies, today, vehicleIds);
    await replayPolicies(stage, vehicles, policies, today);
    await loadPastOrders(stage, trx, pastOrders);
    const confirmOrders = await replayOrders(stage, trx, pastOrders, today);
    await loadExtensions(stage, trx, vehicles, vehicleIds);
    await replayExtensions(stage, trx, vehicles, today);
    const packings = await replayPackings(stage, trx, await confirmOrders(), today);
    await replayPartsClaims(stage, trx, await replayPartsArrivals(stage, trx, packings, today), today);
    await replayPayments(stage, today);
    const orders = ordersOf(vehicles, today);
    const unpaid = new Set(orders.flatMap((order) => order.unpaid));
    const orderIds = await loadOrders(stage, trx, orders, vehicleIds, today);
    await loadPastSales(stage, trx, pastSales(vehicles, { opened: accountsOpened(today), today, unpaid, deposits: depositsOf(today) }), orderIds);
    await loadSuspendedOrder(stage, trx);
    await replayVehicleOrders(stage, trx, today);
    await replayFees(stage, today);
    await replayActivities(stage, today);
    await replayStatements(stage, trx, today);
    await orderLines(trx);
    await replayGoals(stage, trx, today);
    await replayNews(stage, today);
    await replayFeedback(stage, today);
    await replaySuggestions(stage, today);
    await replayForecasts(stage, today);
    await replayReportsOnMarket(stage, today);
    await replaySubDealers(stage, today);
    await replayTrainings(stage, today);
    await replayApplications(stage, today);
    await replayAnnouncements(stage, today);
    await replayReports(stage, today);
    await replayCheckRule(stage, today);
    await replayLooks(stage, trx, today);
    await replayAccessRequests(stage, trx, today);
    await loadOperations(trx);
    await reviewDealers(services, trx);
    await loadMails(services, trx);
    await renewAllStanding({ services: { ...services, now: () => new Date(`${today}T01:00:00Z`) }, db: trx });
    await readOldMessages(trx, today);
    await endAtNow(trx, today, services.now());
    await sql`analyze ${sql.join(analyzed.map((table) => sql.table(table)))}`.execute(trx);
  });
  // What this process keeps of the tables that were filled.
  await services.dictionaries.refresh(services.db);
  await services.parameters.refresh(services.db);
}

/** What the hour meters of the machines show now, by VIN. */
async function metersOf(trx: Trx): Promise<Map<string, number | null>> {
  const rows = await trx.selectFrom('vehicle').select(['vin', 'currentHours']).execute();
  return new Map(rows.map(({ vin, currentHours }) => [vin, currentHours]));
}

/** What dealers lack is a task of somebody. */
async function reviewDealers(services: Services, trx: Trx): Promise<void> {
  const open = await trx.selectFrom('dealer').select('id').where('dealerStatus', '<>', 'terminated').orderBy('dealerCode').execute();
  for (const { id } of open) await act(systemContext(services, trx), dealerKind, 'review', { id });
}

/** People have read what reached them some days ago. */
const readOldMessages = (trx: Trx, today: string) =>
  trx
    .updateTable('message')
    .set({ readTime: sql<string>`create_time + interval '20 hours'` })
    .where('createTime', '<', addDays(today, -readAfterDays))
    .execute();
