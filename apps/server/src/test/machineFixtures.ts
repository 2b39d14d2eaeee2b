import { json, newId, type Db } from '../shared/database/database.ts';
import { languages, type Texts } from '../shared/messages/messages.ts';

const everywhere = (text: string): string => json(Object.fromEntries(languages.map((language) => [language, `${text} ${language}`])) as Texts);

let elapsedMs = 0;
/** The clock of tests: 21 November 2026; it runs on with every look, so that what is made later is newer. */
export const testNow = (): Date => new Date(Date.UTC(2026, 10, 21, 15) + elapsedMs++);

const products = [
  { code: 'TRACTOR', level: 2, parentCode: null },
  { code: 'T-60', level: 3, parentCode: 'TRACTOR' },
  { code: 'T504', level: 4, parentCode: 'T-60' },
  { code: 'IMPLEMENT', level: 2, parentCode: null },
  { code: 'PLOUGH', level: 3, parentCode: 'IMPLEMENT' },
  { code: 'P006', level: 4, parentCode: 'PLOUGH' },
] as const;

type Machine = {
  vin: string;
  dealer: 'D001' | 'D002';
  vehicleStatus?: 'in_stock' | 'delivered';
  deliveryDate?: string;
  noMonths?: true;
  noHours?: true;
  implement?: true;
  subDealer?: true;
};

/** Machines by what they are for; serial numbers of the VINs end differently. */
export const machines = {
  covered: 'L9TT504E9SA000123',
  engineSwap: 'L9TT904EXSA000412',
  expired: 'L9TT14047TA000087',
  inStock: 'L9TC080F7SB000031',
  implement: 'L9TP006DXRB000009',
  foreign: 'L9TL926E6TA000255',
  noHours: 'L9TT504E0SA000124',
  noMonths: 'L9TT504E2SA000125',
  subDealer: 'L9TT504E4SA000126',
} as const;

const fleet: readonly Machine[] = [
  { vin: machines.covered, dealer: 'D001' },
  { vin: machines.engineSwap, dealer: 'D001' },
  { vin: machines.expired, dealer: 'D001', deliveryDate: '2024-05-10' },
  { vin: machines.inStock, dealer: 'D001', vehicleStatus: 'in_stock' },
  { vin: machines.implement, dealer: 'D001', implement: true },
  { vin: machines.foreign, dealer: 'D002' },
  { vin: machines.noHours, dealer: 'D001', noHours: true },
  { vin: machines.noMonths, dealer: 'D001', noMonths: true },
  { vin: machines.subDealer, dealer: 'D001', subDealer: true },
];

const owners = { D001: { orgCode: 'B01A01', dealerName: 'AgroAndes' }, D002: { orgCode: 'B01A02', dealerName: 'Steppe' } } as const;

function vehicleOf({ vin, dealer, vehicleStatus = 'delivered', deliveryDate = '2026-06-21', noMonths, noHours, implement, subDealer }: Machine) {
  const delivered = vehicleStatus === 'delivered';
  const end = `${Number(deliveryDate.slice(0, 4)) + 1}${deliveryDate.slice(4, 8)}${String(Number(deliveryDate.slice(8)) - 1).padStart(2, '0')}`;
  const { orgCode, dealerName } = owners[dealer];
  return {
    id: newId(),
    vin,
    engineNo: `E${vin.slice(-6)}`,
    secondProduct: implement ? 'IMPLEMENT' : 'TRACTOR',
    thirdProduct: implement ? 'PLOUGH' : 'T-60',
    fourthProduct: implement ? 'P006' : 'T504',
    orgCode: subDealer ? `${orgCode}A01` : orgCode,
    dealerCode: dealer,
    dealerName,
    subDealerCode: subDealer ? 'D001-01' : null,
    subDealerName: subDealer ? 'Temuco' : null,
    productionDate: '2024-01-10',
    arrivalDate: '2024-03-01',
    vehicleStatus,
    deliveryDate: delivered ? deliveryDate : null,
    ownerName: 'Marta Soto',
    ownerPhone: '+56912345678',
    ownerIdNo: '12345678K',
    warrantyStartDate: delivered ? deliveryDate : null,
    warrantyEndDate: delivered && !noMonths ? end : null,
    warrantyMonths: delivered && !noMonths ? 12 : null,
    warrantyHours: delivered && !noHours && !implement ? 1000 : null,
    createBy: 'sun.sales',
  };
}

const part = (partsCode: string, more: object = {}) => ({
  id: newId(),
  partsCode,
  name: everywhere(`Part ${partsCode}`),
  unit: 'pc',
  partsCategory: 'hydraulic',
  ...more,
});

/** Products, catalogue, parts with prices, rates and machines of two dealers. Only D002 has no bank data. */
export async function insertMachines(db: Db): Promise<void> {
  for (const product of products)
    await db
      .insertInto('product')
      .values({ ...product, name: everywhere(product.code) })
      .execute();
  await db
    .insertInto('warrantyPolicy')
    .values([
      { policyCode: 'T', productCode: 'TRACTOR', validFrom: '2000-01-01', months: 12, hours: 1000, mainMonths: 24, mainHours: 1500 },
      { policyCode: 'I', productCode: 'IMPLEMENT', validFrom: '2000-01-01', months: 6, hours: null, noHours: 'Y', mainMonths: null, mainHours: null },
    ])
    .execute();
  await db.insertInto('supplier').values({ supplierCode: 'S01', supplierName: 'Hydro Ltd', componentScope: null, contact: null, recoveryPct: null }).execute();
  await db
    .insertInto('bugSystem')
    .values(['hydraulic', 'electrical', 'engine'].map((code) => ({ code, name: everywhere(code) })))
    .execute();
  await db
    .insertInto('bugCode')
    .values([
      { code: 'HYD-014', bugSystem: 'hydraulic', name: everywhere('Pump'), defaultSupplierCode: 'S01', severity: 'stop' },
      { code: 'ELE-003', bugSystem: 'electrical', name: everywhere('Sensor'), defaultSupplierCode: null, severity: 'degrade' },
      { code: 'ENG-001', bugSystem: 'engine', name: everywhere('Block'), defaultSupplierCode: null, severity: 'stop', mainComponent: 'Y' },
      { code: 'HYD-099', bugSystem: 'hydraulic', name: everywhere('Old'), defaultSupplierCode: null, severity: null, enabled: 'N' },
    ])
    .execute();
  const operation = (hourCode: string, bugSystem: string, standardHours: number, more: object = {}) => ({
    hourCode,
    bugSystem,
    name: everywhere(hourCode),
    standardHours,
    overlapGroup: null,
    validFrom: '2024-01-01',
    ...more,
  });
  await db
    .insertInto('serviceCode')
    .values([
      operation('HYD-0140-20', 'hydraulic', 2.5, { bugCodes: ['HYD-014'] }),
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => operation(`HYD-000${n}`, 'hydraulic', 0.5)),
      operation('ELE-0030-10', 'electrical', 0.8, { diagnosis: 'Y' }),
      operation('HYD-0140-10', 'hydraulic', 1, { bugCodes: ['HYD-014'], diagnosis: 'Y' }),
      operation('ENG-0010-90', 'engine', 12),
      operation('HYD-PLOUGH', 'hydraulic', 1, { thirdProducts: ['PLOUGH'] }),
    ])
    .execute();
  await db
    .insertInto('parts')
    .values([
      part('PUMP-1', { coreReturn: 'Y', serialised: 'Y' }),
      part('SEAL-1'),
      part('SENSOR-1', { partsCategory: 'electrical' }),
      part('NOPRICE-1'),
      part('ZERO-1'),
      part('OLD-1', { replacedBy: 'NEW-1' }),
      part('FILTER-1', { partsCategory: 'maintenance' }),
    ])
    .execute();
  const prices: [string, number][] = [
    ['PUMP-1', 412.35],
    ['SEAL-1', 18.4],
    ['SENSOR-1', 63.99],
    ['ZERO-1', 0],
    ['OLD-1', 5],
    ['FILTER-1', 9.5],
  ];
  await db
    .insertInto('partsPrice')
    .values(
      prices.flatMap(([partsCode, price]) =>
        ['USD', 'RMB'].map((currency) => ({
          id: newId(),
          partsCode,
          currency,
          price: currency === 'USD' ? price : price * 7,
          validFrom: '2024-01-01',
          validTo: null,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('labourRate')
    .values([
      { id: newId(), dealerCode: 'D001', marketGroup: null, currency: 'USD', ratePerHour: 35, validFrom: '2024-01-01', validTo: null },
      { id: newId(), dealerCode: null, marketGroup: 'CIS', currency: 'RMB', ratePerHour: 120, validFrom: '2024-01-01', validTo: null },
    ])
    .execute();
  await db
    .insertInto('coefficient')
    .values([
      { id: newId(), type: 'labour_rate_factor', dealerCode: 'D001', currency: null, value: 1.1, validFrom: '2024-01-01', validTo: null },
      { id: newId(), type: 'travel_rate', dealerCode: null, currency: 'USD', value: 0.45, validFrom: '2024-01-01', validTo: null },
    ])
    .execute();
  await db
    .insertInto('exchangeRate')
    .values([
      { currency: 'USD', rateDate: '2026-11-01', rateToRmb: 7.1, source: 'manual' },
      { currency: 'EUR', rateDate: '2026-11-01', rateToRmb: 7.8, source: 'manual' },
    ])
    .execute();
  await db.updateTable('dealer').set({ bankName: 'Banco Sur', accountNumber: 'CL123', bankTagNumber: 'SURCLRM' }).where('dealerCode', '=', 'D001').execute();
  for (const machine of fleet) await db.insertInto('vehicle').values(vehicleOf(machine)).execute();
  await db
    .insertInto('serviceCampaign')
    .values({
      campaignNo: 'C-26-01',
      title: everywhere('Hose'),
      problem: '{}',
      remedy: '{}',
      campaignType: 'improvement',
      severity: 'degrade',
      secondProduct: 'TRACTOR',
      thirdProducts: '[]',
      validFrom: '2026-01-01',
      validTo: '2027-12-31',
      bugCode: null,
      hourCodes: '[]',
      parts: '[]',
      mileagePaid: 'Y',
      stopDelivery: 'N',
      status: 'pass',
      openUnits: '[]',
      releaseTime: '2026-01-01 08:00:00',
      createBy: 'zhao.manager',
      updateBy: null,
      updateTime: null,
    })
    .execute();
  await db.insertInto('vehicleCampaign').values({ campaignNo: 'C-26-01', vin: machines.expired, claimNo: null, completedDate: null }).execute();
}
