import { addDays } from '../../src/shared/calendarDate.ts';
import { createVin } from '../vehicles/createVin.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import type { Calendar } from './calendar.ts';
import { suspendedDealer } from './dealer.ts';

/** What a machine on its way does not have yet. */
const onItsWay = {
  arrivalDate: null,
  subDealerCode: null,
  vehicleStatus: 'shipped',
  pdiStatus: null,
  pdiDate: null,
  deliveryDate: null,
  ownerName: null,
  ownerPhone: null,
  ownerIdNo: null,
  ownerCountry: null,
  ownerRegion: null,
  ownerAddress: null,
  endUserName: null,
  endUserType: null,
  endUserPhone: null,
  industry: null,
  cropType: null,
  farmSizeHa: null,
  warrantyStartDate: null,
  warrantyEndDate: null,
  warrantyMonths: null,
  warrantyHours: null,
  extendEndDate: null,
  extendHours: null,
  extendCoverage: null,
  extensionFee: null,
  currentHours: null,
  hoursDate: null,
  lastMaintDate: null,
  nextMaintHours: null,
  nextMaintDate: null,
} satisfies Partial<DemoVehicle>;

export interface Machines {
  tractor: DemoVehicle;
  tiller: DemoVehicle;
  /** Came after the suspension, and waits for its inspection. */
  waiting: DemoVehicle;
}

/** The three machines of one order as they left the maker, of products that the dealer may sell. Pure. */
export function machinesOf({ shipped, lastShipped }: Calendar): Machines {
  const order = {
    ...onItsWay,
    dealerCode: suspendedDealer.dealerCode,
    vehicleOrderNo: `VO${shipped.slice(2, 4)}${shipped.slice(5, 7)}-0010`,
    contractNo: suspendedDealer.contractNo,
  };
  const madeFor = (shipDate: string) => ({ shipDate, productionDate: addDays(shipDate, -21) });
  const first = madeFor(shipped);
  const last = madeFor(lastShipped);
  const yearOf = ({ productionDate }: typeof first): number => Number(productionDate.slice(0, 4));
  const tractor = { secondProduct: 'tractor', thirdProduct: 'tractor_40_60', config: '4wd,rops,shift8', color: 'red' } as const;
  return {
    tractor: {
      ...order,
      ...first,
      ...tractor,
      vin: createVin('T404E', yearOf(first), 'A', 4101),
      fourthProduct: 'T404',
      materialCode: 'T404-ROPS',
      powerKw: 29.4,
      engineModel: 'NF4D29',
      engineNo: `E29${first.productionDate.slice(2, 4)}004101`,
      certificateNo: `HG${first.productionDate.slice(2, 4)}004101`,
      keyNo: 'K4101',
    },
    tiller: {
      ...order,
      ...first,
      secondProduct: 'implement',
      thirdProduct: 'implement_tillage',
      fourthProduct: 'M180',
      vin: createVin('M180R', yearOf(first), 'B', 4102),
      materialCode: 'M180-STD',
      config: 'standard',
      color: 'red',
      powerKw: null,
      engineModel: null,
      engineNo: '-',
      certificateNo: `HG${first.productionDate.slice(2, 4)}004102`,
      keyNo: 'K4102',
    },
    waiting: {
      ...order,
      ...last,
      ...tractor,
      vin: createVin('T604E', yearOf(last), 'A', 4103),
      fourthProduct: 'T604',
      materialCode: 'T604-ROPS',
      powerKw: 44.1,
      engineModel: 'NF4D44',
      engineNo: `E44${last.productionDate.slice(2, 4)}004103`,
      certificateNo: `HG${last.productionDate.slice(2, 4)}004103`,
      keyNo: 'K4103',
    },
  };
}
