import { sql } from 'kysely';
import '../src/modules/message/tables.ts';
import { addDays } from '../src/shared/calendarDate.ts';
import { inTransaction, type Trx } from '../src/shared/database/database.ts';
import type { Services } from '../src/shared/services.ts';
import type { CurrentUser } from '../src/shared/session/currentUser.ts';
import { loadUser } from '../src/shared/session/loadUser.ts';
import { loadAdministration } from './administration/loadAdministration.ts';
import { loadAllowances } from './arrivals/loadAllowances.ts';
import { loadPastArrivals } from './arrivals/loadPastArrivals.ts';
import { replayArrivals } from './arrivals/replayArrivals.ts';
import { drawPartPictures } from './claims/claimFiles.ts';
import { planClaims } from './claims/planClaims.ts';
import { replayClaims } from './claims/replayClaims.ts';
import { replayFeedback } from './feedback/replayFeedback.ts';
import { loadNotices } from './notices/loadNotices.ts';
import { loadOrganisations, loadUsers } from './organisations/loadOrganisations.ts';
import { loadParts } from './parts/loadParts.ts';
import { loadProducts } from './products/loadProducts.ts';
import { seedToday } from './seedToday.ts';
import { loadRates, loadServiceCatalogue } from './service-catalogue/loadServiceCatalogue.ts';
import type { Stage } from './stage.ts';
import { loadVehicles } from './vehicles/loadVehicles.ts';
import { replayMoves } from './vehicles/replayMoves.ts';
import { createVehicles } from './vehicles/vehicles.ts';

/** Notifications older than this have been read. */
const readAfterDays = 10;

/**
 * Fills an empty database with the demo: masters in bulk, claims and moves of machines by replaying what users did, through the
 * services they use, with a clock that runs through the past. All in one transaction: it is there completely or not at all.
 * The same day (`SEED_TODAY`) gives the same demo, except for ids.
 * @param progress is told what comes next, in English
 */
export async function seedDemo(services: Services, progress: (text: string) => void = () => {}): Promise<void> {
  const today = seedToday(services.now());
  const vehicles = createVehicles(today);
  await inTransaction(services.db, async (trx) => {
    progress('Loading the demo: organisations, catalogues, parts');
    await loadOrganisations(trx);
    await loadUsers(trx);
    await loadAdministration(trx);
    await loadProducts(trx);
    await loadServiceCatalogue(trx, today);
    await loadRates(trx, today);
    await loadAllowances(trx);
    await loadParts(trx, today);
    progress(`Loading the demo: ${vehicles.length} machines`);
    const vehicleIds = await loadVehicles(trx, vehicles, today);
    // The replay asks the same questions thousands of times: the planner should know the tables by then.
    await sql`analyze`.execute(trx);
    const plans = planClaims(vehicles, today);
    progress(`Loading the demo: ${plans.length} claims with photos`);
    let clock = new Date(`${today}T00:00:00Z`);
    const replayed: Services = { ...services, db: trx, now: () => clock };
    const stage: Stage = { services: replayed, setClock: (at) => (clock = at), actAs: createActors(trx, services) };
    await loadNotices(stage, today);
    await loadPastArrivals(trx, vehicles, vehicleIds);
    await replayMoves(stage, vehicles, vehicleIds);
    await replayClaims({ ...stage, pictures: await drawPartPictures() }, plans, (done, of) => progress(`Loading the demo: step ${done} of ${of}`));
    await replayArrivals(stage, vehicles, today, vehicleIds);
    await replayFeedback(stage, today);
    await readOldMessages(trx, today);
    await sql`analyze warranty_claim, claim_bug, claim_detail, claim_parts, attach, approval_log, data_change, message, vehicle_hours, feedback, document_post, arrival_accept, arrival_accept_item, service_fee`.execute(
      trx,
    );
  });
}

/** Users as they act in the demo, each read once. */
function createActors(trx: Trx, { parameters }: Services) {
  const actors = new Map<string, CurrentUser>();
  return async (username: string): Promise<CurrentUser> => {
    const known = actors.get(username);
    if (known) return known;
    const { id, currentOrgCode } = await trx.selectFrom('sysUser').select(['id', 'currentOrgCode']).where('username', '=', username).executeTakeFirstOrThrow();
    const user = await loadUser(trx, {
      userId: id,
      orgCode: currentOrgCode,
      sessionId: '',
      maxAgeDays: parameters.number('password.maxAgeDays'),
    });
    if (!user) throw new Error(`${username} is frozen and cannot act.`);
    actors.set(username, user);
    return user;
  };
}

/** People have read what reached them some days ago. */
const readOldMessages = (trx: Trx, today: string) =>
  trx
    .updateTable('message')
    .set({ readTime: sql<string>`create_time + interval '20 hours'` })
    .where('createTime', '<', addDays(today, -readAfterDays))
    .execute();
