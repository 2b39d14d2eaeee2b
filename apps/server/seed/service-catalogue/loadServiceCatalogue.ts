import '../../src/modules/coefficient/tables.ts';
import '../../src/modules/exchange-rate/tables.ts';
import '../../src/modules/service-catalogue/tables.ts';
import { toTextByLanguage } from '../../src/shared/messages/sixTexts.ts';
import { addDays, addMonths, firstOfMonth } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { takeNumbers } from '../takeNumbers.ts';
import { type Dealer, dealers } from '../organisations/organisations.ts';
import { thirdProducts } from '../products/products.ts';
import { bugSystems } from './bugSystems.ts';
import { bugCodes, serviceCodes } from './catalogue.ts';
import { labourRatePeriods, labourRates } from './labourRates.ts';
import { suppliers } from './suppliers.ts';

const yesNo = (value: boolean) => (value ? ('Y' as const) : ('N' as const));
const level3Of = (products: readonly string[]) => thirdProducts.filter(({ second }) => products.includes(second)).map(({ code }) => code);

/** English, as the names of suppliers are. */
const systemNames = new Map(bugSystems.map(({ code, name: [, english] }) => [code, english]));

/** Loads suppliers, fault systems, fault codes and labour operations. */
export async function loadServiceCatalogue(trx: Trx, today: string): Promise<void> {
  await insertRows(
    trx,
    'supplier',
    suppliers.map(([supplierCode, supplierName, systems, contact, recoveryPct]) => ({
      supplierCode,
      supplierName,
      componentScope: systems.map((code) => systemNames.get(code)!).join(', '),
      contact,
      recoveryPct,
    })),
  );
  await insertRows(
    trx,
    'bugSystem',
    bugSystems.map(({ code, name, products }, sortNo) => ({ code, name: json(toTextByLanguage(name)), secondProducts: [...products], sortNo })),
  );
  await insertRows(
    trx,
    'bugCode',
    bugCodes.map(({ code, bugSystem, name, severity, mainComponent, photoRequired, defaultSupplierCode }) => ({
      code,
      bugSystem,
      name: json(name),
      severity,
      mainComponent: yesNo(mainComponent),
      photoRequired: yesNo(photoRequired),
      defaultSupplierCode,
    })),
  );
  await insertRows(
    trx,
    'serviceCode',
    serviceCodes.map(({ hourCode, bugSystem, name, bugCodes: codes, standardHours, overlapGroup, diagnosis, products }) => ({
      hourCode,
      bugSystem,
      name: json(name),
      bugCodes: [...codes],
      thirdProducts: level3Of(products),
      standardHours,
      overlapGroup,
      diagnosis: yesNo(diagnosis),
      validFrom: addDays(today, -1500),
    })),
  );
}

/** Months of exchange rates, one on the first of each. */
const rateMonths = 30;

/** Loads labour rates, coefficients of the dealers and exchange rates. */
export async function loadRates(trx: Trx, today: string): Promise<void> {
  const earlierFrom = addDays(today, -labourRatePeriods.earlierFrom);
  const laterFrom = addDays(today, -labourRatePeriods.laterFrom);
  await insertRows(
    trx,
    'labourRate',
    labourRates.flatMap(({ dealerCode, currency, earlier, later }) => [
      { id: newId(), dealerCode, marketGroup: null, currency, ratePerHour: earlier, validFrom: earlierFrom, validTo: addDays(laterFrom, -1) },
      { id: newId(), dealerCode, marketGroup: null, currency, ratePerHour: later, validFrom: laterFrom, validTo: null },
    ]),
  );
  await insertRows(
    trx,
    'coefficient',
    dealers.flatMap((dealer) => coefficientsOf(dealer, earlierFrom)),
  );
  await loadExchangeRates(trx, firstOfMonth(today));
}

/** The factors of a dealer, from a day on. */
export function coefficientsOf(
  { dealerCode, settlementCurrency, labourCoefficient, travelRate, priceFactor, handlingFactor }: Dealer,
  validFrom: string,
): Parameters<typeof insertRows<'coefficient'>>[2] {
  const coefficient = (type: string, currency: string | null, value: number) => ({ id: newId(), type, dealerCode, currency, value, validFrom, validTo: null });
  return [
    coefficient('labour_rate_factor', null, labourCoefficient),
    coefficient('travel_rate', settlementCurrency, travelRate),
    coefficient('price_factor', null, priceFactor),
    coefficient('parts_handling_factor', null, handlingFactor),
  ];
}

/** A rate of each currency for each month up to that which begins on `latest`, each month a run of its own. */
async function loadExchangeRates(trx: Trx, latest: string): Promise<void> {
  const months = Array.from({ length: rateMonths }, (_, at) => ({ back: rateMonths - 1 - at, day: addMonths(latest, at + 1 - rateMonths) }));
  const runs = await takeNumbers(
    trx,
    months.map(({ day }) => ({ code: 'exchangeRate', dealerCode: null, day })),
  );
  await insertRows(
    trx,
    'exchangeRate',
    months.flatMap(({ back, day: rateDate }, at) => {
      const run = { rateDate, source: 'import', runNo: runs[at]!, updateBy: 'qian.finance' };
      return [
        { ...run, currency: 'USD', rateToRmb: 7.2 - (back % 5) * 0.015 },
        { ...run, currency: 'EUR', rateToRmb: 7.8 + (back % 4) * 0.02 },
      ];
    }),
  );
}
