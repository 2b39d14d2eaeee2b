import '../../src/modules/vehicle/tables.ts';
import { toTextByLanguage } from '../../src/modules/dictionary/data/index.ts';
import { addDays, daysBetween } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { dealers, subDealers } from '../organisations/organisations.ts';
import { campaigns } from './campaigns.ts';
import { hoursOn } from './hoursOn.ts';
import type { DemoVehicle } from './vehicles.ts';

/** Days between two readings of an hour meter that are on record. */
const readingInterval = 70;

/** Loads the machines with their hour-meter readings, apportionments and service campaigns. */
export async function loadVehicles(trx: Trx, vehicles: readonly DemoVehicle[], today: string): Promise<void> {
  const rows = vehicles.map((vehicle) => ({ ...vehicle, id: newId() }));
  await insertRows(
    trx,
    'vehicle',
    rows.map(({ powerKw, ...vehicle }) => {
      const dealer = dealers.find(({ dealerCode }) => dealerCode === vehicle.dealerCode);
      const subDealer = subDealers.find(({ subDealerCode }) => subDealerCode === vehicle.subDealerCode);
      if (!dealer) throw new RangeError(`unknown dealer ${vehicle.dealerCode}`);
      return {
        ...vehicle,
        power: powerKw,
        orgCode: subDealer?.orgCode ?? dealer.orgCode,
        dealerName: dealer.dealerName,
        subDealerName: subDealer?.name ?? null,
        createBy: 'sun.sales',
        createTime: `${vehicle.productionDate} 16:00:00+08`,
      };
    }),
  );
  await insertRows(trx, 'vehicleHours', rows.flatMap(readings));
  await insertRows(
    trx,
    'vehicleApportion',
    rows
      .filter(({ subDealerCode }) => subDealerCode)
      .map(({ id, dealerCode, subDealerCode, pdiDate }) => ({
        id: newId(),
        vehicleId: id,
        fromCode: dealerCode,
        toCode: subDealerCode,
        apportionDate: addDays(pdiDate ?? today, 1),
        remark: null,
        createBy: `${dealerCode.toLowerCase()}.admin`,
      })),
  );
  await insertRows(
    trx,
    'serviceCampaign',
    campaigns.map(({ campaignNo, title, fromDays, toDays }) => ({
      campaignNo,
      title: json(toTextByLanguage(title)),
      validFrom: addDays(today, fromDays),
      validTo: addDays(today, toDays),
    })),
  );
  await insertRows(
    trx,
    'vehicleCampaign',
    campaigns.flatMap(({ campaignNo, models }) =>
      rows
        .filter(({ fourthProduct, vehicleStatus }) => models.test(fourthProduct) && vehicleStatus === 'delivered')
        .map(({ vin }) => ({ campaignNo, vin, completedClaimNo: null, completedDate: null })),
    ),
  );
}

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
