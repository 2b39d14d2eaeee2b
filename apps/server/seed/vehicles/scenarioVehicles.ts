import { addDays, lastDayOf } from '../../src/shared/calendarDate.ts';
import { maintenance } from './maintenance.ts';
import type { DemoVehicle } from './vehicles.ts';

/**
 * The machines that the written scenarios use; journeys and testers may rely on them.
 * - `claim`: S3, a T504 of D001, delivered five months ago, 296.5 h at the last visit (the scenario claims at 312 h), no claim yet.
 * - `engineReplacement`: S7, a T904 of D001, delivered seven months ago, 610 h.
 */
export const scenarioVins = { claim: 'L9TT504E9SA000123', engineReplacement: 'L9TT904EXSA000412' } as const;

type ScenarioVehicle = Partial<DemoVehicle> & Pick<DemoVehicle, 'vin' | 'dealerCode'>;

const delivered = (today: string, daysAgo: number, currentHours: number) => {
  const deliveryDate = addDays(today, -daysAgo);
  return {
    productionDate: addDays(deliveryDate, -200),
    shipDate: addDays(deliveryDate, -150),
    arrivalDate: addDays(deliveryDate, -100),
    pdiDate: addDays(deliveryDate, -92),
    deliveryDate,
    warrantyStartDate: deliveryDate,
    warrantyEndDate: lastDayOf(deliveryDate, 12),
    warrantyMonths: 12,
    currentHours,
    hoursDate: addDays(today, -9),
    ...maintenance(currentHours, daysAgo, today),
  };
};

/** Facts that replace those of a generated machine of the same dealer. */
export const scenarioVehicles = (today: string): ScenarioVehicle[] => [
  {
    vin: scenarioVins.claim,
    dealerCode: 'D001',
    engineNo: 'E3725000123',
    engineModel: 'NF4D37',
    thirdProduct: 'tractor_40_60',
    fourthProduct: 'T504',
    materialCode: 'T504-ROPS',
    powerKw: 36.8,
    ...delivered(today, 152, 296.5),
    warrantyHours: 1000,
    ownerName: 'Agrícola Los Canelos SpA',
    endUserName: 'Agrícola Los Canelos SpA',
    endUserType: 'cooperative',
    certificateNo: 'HG25000123',
  },
  {
    vin: scenarioVins.engineReplacement,
    dealerCode: 'D001',
    engineNo: 'E6625000412',
    engineModel: 'NF6D66',
    thirdProduct: 'tractor_70_100',
    fourthProduct: 'T904',
    materialCode: 'T904-CAB',
    powerKw: 66.2,
    ...delivered(today, 214, 610),
    warrantyHours: 1500,
    ownerName: 'Frutícola El Peumal SpA',
    endUserName: 'Frutícola El Peumal SpA',
    endUserType: 'cooperative',
    certificateNo: 'HG25000412',
  },
];
