import { apportionVehicles, scrapVehicles } from '../../src/modules/vehicle/upkeep/moveVehicles.ts';
import { contextOf } from '../../src/shared/context.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import type { BatchResult } from '../../src/shared/batch/batch.ts';
import type { Stage } from '../stage.ts';
import type { DemoVehicle } from './vehicles.ts';

/** Why machines of the stock were taken out of use. */
const scrapReasons = ['运输途中车架变形，无法修复。', '库房火灾烧毁，保险已理赔。', '样机试验结束，退回工厂拆解。', '洪水浸泡，电控与发动机报废。'] as const;

/** Days between the acceptance of a machine and what happened to it then. */
const untilApportion = 1;
const untilScrap = 10;

/** What happens to a machine after its acceptance. */
type Move = { day: string; vin: string } & ({ to: string; principal: string } | { reason: string });

function movesOf(vehicles: readonly DemoVehicle[]): Move[] {
  const accepted = vehicles.flatMap((vehicle) => (vehicle.pdiDate === null ? [] : [{ ...vehicle, pdiDate: vehicle.pdiDate }]));
  const apportioned = accepted.flatMap(({ vin, pdiDate, subDealerCode, dealerCode }) =>
    subDealerCode === null ? [] : [{ vin, day: addDays(pdiDate, untilApportion), to: subDealerCode, principal: `${dealerCode.toLowerCase()}.admin` }],
  );
  const scrapped = accepted
    .filter(({ vehicleStatus }) => vehicleStatus === 'scrapped')
    .map(({ vin, pdiDate }, index) => ({ vin, day: addDays(pdiDate, untilScrap), reason: scrapReasons[index % scrapReasons.length]! }));
  return [...apportioned, ...scrapped].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/**
 * Hands machines to sub-dealers and takes others out of use, in the order in which it happened.
 * @param idOf ids of the machines, which stand in the stock of their dealer
 */
export async function replayMoves({ services, setClock, actAs }: Stage, vehicles: readonly DemoVehicle[], idOf: ReadonlyMap<string, string>): Promise<void> {
  for (const move of movesOf(vehicles)) {
    const ids = [idOf.get(move.vin)!];
    // Afternoon of the maker, office hours of every dealer but those of the Americas, who begin theirs.
    setClock(new Date(`${move.day}T12:00:00Z`));
    const context = async (username: string) => contextOf(services, await actAs(username));
    const { failed } =
      'to' in move
        ? await apportionVehicles(await context(move.principal), { ids, subDealerCode: move.to, apportionDate: move.day, dryRun: false })
        : await scrapVehicles(await context('zhao.manager'), { ids, reason: move.reason, dryRun: false });
    mustSucceed(failed);
  }
}

function mustSucceed([failure]: BatchResult['failed']): void {
  if (failure) throw new Error(`${failure.no} cannot be moved: ${failure.text}`);
}
