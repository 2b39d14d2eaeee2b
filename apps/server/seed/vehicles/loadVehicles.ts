import '../../src/modules/campaign/tables.ts';
import '../../src/modules/vehicle/tables.ts';
import { toTextByLanguage } from '../../src/shared/messages/sixTexts.ts';
import { addDays, daysBetween } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { dealers, idleDealers } from '../organisations/organisations.ts';
import { campaigns } from './campaigns.ts';
import { hoursOn } from './hoursOn.ts';
import type { DemoVehicle } from './vehicles.ts';

/** Days between two readings of an hour meter that are on record. */
const readingInterval = 70;

/**
 * Loads the machines with their hour-meter readings and service campaigns. What the dealer or the manager did with a machine
 * of the stock has not happened yet (`replayMoves`).
 * @returns the id of each machine by its VIN
 */
export async function loadVehicles(trx: Trx, vehicles: readonly DemoVehicle[], today: string): Promise<Map<string, string>> {
  const rows = vehicles.map((vehicle) => ({ ...vehicle, id: newId() }));
  await insertRows(trx, 'vehicle', rows.map(vehicleRow));
  await insertRows(trx, 'vehicleHours', rows.flatMap(readings));
  await insertRows(
    trx,
    'serviceCampaign',
    campaigns.map(
      ({ models: _models, doneBefore: _done, fromDays, toDays, title, problem, remedy, thirdProducts, hourCodes, bugCode = null, ...campaign }) => ({
        ...campaign,
        id: newId(),
        title: json(toTextByLanguage(title)),
        problem: json(toTextByLanguage(problem)),
        remedy: json(toTextByLanguage(remedy)),
        thirdProducts: json(thirdProducts),
        bugCode,
        hourCodes: json(hourCodes),
        parts: json([]),
        mileagePaid: 'Y' as const,
        stopDelivery: 'N' as const,
        validFrom: addDays(today, fromDays),
        validTo: addDays(today, toDays),
        status: 'pass' as const,
        openUnits: json([]),
        releaseTime: `${addDays(today, fromDays)} 09:00:00+08`,
        createBy: 'zhao.manager',
        createTime: `${addDays(today, fromDays - 5)} 09:00:00+08`,
        updateBy: null,
        updateTime: null,
      }),
    ),
  );
  await insertRows(
    trx,
    'vehicleCampaign',
    campaigns.flatMap(({ campaignNo, models, fromDays }) =>
      concerned(rows, models).map(({ vin }) => ({
        campaignNo,
        vin,
        claimNo: null,
        completedDate: null,
        createTime: `${addDays(today, fromDays - 5)} 09:00:00+08`,
      })),
    ),
  );
  return new Map(rows.map(({ vin, id }) => [vin, id]));
}

/** A machine as the maker's sales people entered it. Scrapped ones stand in the stock until they are scrapped. */
export function vehicleRow({ powerKw, ...vehicle }: DemoVehicle & { id: string }) {
  const dealer = [...dealers, ...idleDealers].find(({ dealerCode }) => dealerCode === vehicle.dealerCode);
  if (!dealer) throw new RangeError(`unknown dealer ${vehicle.dealerCode}`);
  return {
    ...vehicle,
    power: powerKw,
    vehicleStatus: vehicle.vehicleStatus === 'scrapped' ? ('in_stock' as const) : vehicle.vehicleStatus,
    orgCode: dealer.orgCode,
    dealerName: dealer.dealerName,
    subDealerCode: null,
    subDealerName: null,
    createBy: 'sun.sales',
    createTime: `${vehicle.productionDate} 16:00:00+08`,
  };
}

/** Machines of these models that are with their owners. */
export const concerned = <Vehicle extends DemoVehicle>(vehicles: readonly Vehicle[], models: RegExp): Vehicle[] =>
  vehicles.filter(({ fourthProduct, vehicleStatus }) => models.test(fourthProduct) && vehicleStatus === 'delivered');

/** The handover, then a reading at every service. */
function readings(vehicle: DemoVehicle & { id: string }) {
  const { id, vin, deliveryDate, hoursDate } = vehicle;
  if (!deliveryDate || !hoursDate || vehicle.currentHours === null || vehicle.secondProduct === 'implement') return [];
  const count = Math.floor(daysBetween(deliveryDate, hoursDate) / readingInterval);
  const days = [deliveryDate, ...Array.from({ length: count }, (_, index) => addDays(deliveryDate, (index + 1) * readingInterval)), hoursDate];
  return [...new Set(days)].map((day, index) => ({
    vehicleId: id,
    source: index === 0 ? 'handoverTrain' : 'maintenance',
    sourceNo: `${index === 0 ? 'HT' : 'PM'}-${vin.slice(-6)}-${index + 1}`,
    day,
    hours: hoursOn(vehicle, day),
  }));
}
