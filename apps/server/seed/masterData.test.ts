import { checkVin, isVinCheckDigitValid } from '@harrow/validation/vin';
import { describe, expect, test } from 'vitest';
import { baseItems } from '../src/modules/dictionary/baseDictionaries.ts';
import { toTextByLanguage } from '../src/shared/messages/sixTexts.ts';
import { addDays, daysBetween } from '../src/shared/calendarDate.ts';
import { languages, type Texts } from '../src/shared/messages/messages.ts';
import { say } from './grammar.ts';
import { marketGroups } from './organisations/marketGroups.ts';
import { dealerRoot, dealers, idleDealers, maker, makerDepartments, subDealers } from './organisations/organisations.ts';
import { demoUsers } from './organisations/users.ts';
import { parts } from './parts/parts.ts';
import { products, thirdProducts } from './products/products.ts';
import { createRandom } from './random.ts';
import { seedToday } from './seedToday.ts';
import { bugSystems } from './service-catalogue/bugSystems.ts';
import { bugCodes, serviceCodes } from './service-catalogue/catalogue.ts';
import { suppliers } from './service-catalogue/suppliers.ts';
import { createVehicles } from './vehicles/vehicles.ts';
import { scenarioVins } from './vehicles/scenarioVehicles.ts';

const today = '2026-11-21';
const countBy = <T>(items: readonly T[], key: (item: T) => string) =>
  items.reduce<Record<string, number>>((counts, item) => ({ ...counts, [key(item)]: (counts[key(item)] ?? 0) + 1 }), {});
const values = (code: string) => baseItems(code).map(([value]) => value);

describe('texts', () => {
  const named: [string, readonly Texts[]][] = [
    ['bug systems', bugSystems.map(({ name }) => toTextByLanguage(name))],
    ['fault codes', bugCodes.map(({ name }) => name)],
    ['labour operations', serviceCodes.map(({ name }) => name)],
    ['parts', parts.map(({ name }) => name)],
    ['products', products.filter(({ level }) => level < 4).map(({ name }) => name)],
    ['departments', [maker, dealerRoot, ...makerDepartments].map(({ name }) => toTextByLanguage(name))],
  ];

  test.each(named)('%s are named in six languages, each in its own script', (_, names) => {
    for (const name of names) {
      for (const language of languages) expect(name[language], JSON.stringify(name)).toMatch(/^\S.*\S$/u);
      expect(name['zh-cn']).toMatch(/\p{Script=Han}/u);
      expect(name.ru).toMatch(/\p{Script=Cyrillic}/u);
      expect(name.en + name.es + name.fr + name.pt).not.toMatch(/\p{Script=Han}|\p{Script=Cyrillic}|[{}|]/u);
      expect([name.es, name.fr, name.pt].filter((text) => text === name.en).length, name.en).toBeLessThan(2);
    }
  });

  test('a phrase takes the article into the genitive', () => {
    const phrase = ['更换{n}', 'Replace {n}', 'Reemplazo {of}', 'Замена {of}', 'Remplacement {of}', 'Substituição {of}'] as const;
    expect(say(phrase, ['发电机', 'alternator', 'el alternador', 'генератор|генератора', "l'alternateur", 'o alternador'])).toEqual({
      'zh-cn': '更换发电机',
      en: 'Replace alternator',
      es: 'Reemplazo del alternador',
      ru: 'Замена генератора',
      fr: "Remplacement de l'alternateur",
      pt: 'Substituição do alternador',
    });
    expect(say(phrase, ['散热器', 'radiator', 'la x', 'радиатор|радиатора', 'le radiateur', 'a x'])).toMatchObject({
      es: 'Reemplazo de la x',
      fr: 'Remplacement du radiateur',
      pt: 'Substituição da x',
    });
  });
});

describe('service catalogue', () => {
  test('has 16 systems, 180 fault codes, 420 operations and 35 suppliers, all codes unique', () => {
    expect([bugSystems.length, bugCodes.length, serviceCodes.length, suppliers.length]).toEqual([16, 180, 420, 35]);
    expect(new Set(bugCodes.map(({ code }) => code)).size).toBe(180);
    expect(new Set(serviceCodes.map(({ hourCode }) => hourCode)).size).toBe(420);
  });

  test('links only what exists and gives every operation hours', () => {
    const codes = new Set(bugCodes.map(({ code }) => code));
    const supplierCodes = new Set(suppliers.map(([code]) => code));
    expect(bugCodes.every(({ defaultSupplierCode }) => supplierCodes.has(defaultSupplierCode))).toBe(true);
    expect(serviceCodes.every(({ bugCodes: list, standardHours }) => list.length > 0 && list.every((code) => codes.has(code)) && standardHours > 0)).toBe(true);
  });

  test('has what the claim scenario uses', () => {
    expect(bugCodes.find(({ code }) => code === 'HYD-014')?.name.en).toBe('Hydraulic pump — loss of pressure');
    expect(serviceCodes.find(({ hourCode }) => hourCode === 'HYD-0140-20')?.standardHours).toBe(2.5);
    expect(serviceCodes.find(({ hourCode }) => hourCode === 'ELE-0070-20')).toMatchObject({
      standardHours: 0.8,
      name: { en: 'Replace speed sensor' },
    });
  });
});

describe('parts', () => {
  test('are 3,000 with the exceptions of the design', () => {
    expect(parts).toHaveLength(3000);
    expect(new Set(parts.map(({ partsCode }) => partsCode)).size).toBe(3000);
    expect({
      withoutPrice: parts.filter(({ price, replacedBy }) => price.USD === null && !replacedBy).length,
      priceZero: parts.filter(({ price, replacedBy }) => price.USD === 0 && !replacedBy).length,
      superseded: parts.filter(({ replacedBy }) => replacedBy).length,
      coreReturn: parts.filter(({ coreReturn }) => coreReturn).length,
      serialised: parts.filter(({ serialised }) => serialised).length,
    }).toEqual({ withoutPrice: 30, priceZero: 10, superseded: 60, coreReturn: 180, serialised: 90 });
  });

  test('are superseded without a loop; one chain has three parts', () => {
    const byCode = new Map(parts.map((part) => [part.partsCode, part]));
    const steps = parts.map((part) => {
      let count = 0;
      for (let at = part; at.replacedBy; count += 1) at = byCode.get(at.replacedBy) ?? expect.fail(`${at.partsCode} is replaced by an unknown part`);
      return count;
    });
    expect(steps.filter((count) => count === 2)).toHaveLength(1);
    expect(Math.max(...steps)).toBe(2);
  });

  test('have the pump, seal kit and sensor of the claim scenario', () => {
    const part = (code: string) => parts.find(({ partsCode }) => partsCode === code);
    expect(part('HYD0801-50')).toMatchObject({ name: { en: 'Hydraulic pump' }, serialised: true, coreReturn: true });
    expect(part('HYD0802-50')).toMatchObject({ name: { en: 'Hydraulic pump seal kit' }, serialised: false });
    expect(part('ELE0401-50')).toMatchObject({ name: { en: 'Speed sensor' }, serialised: false, coreReturn: false });
    for (const code of ['HYD0801-50', 'HYD0802-50', 'ELE0401-50']) expect(part(code)?.price.USD).toBeGreaterThan(0);
  });

  test('each fit a few models below their lines, so that one machine sees few pumps of one system', () => {
    const place = new Map(products.map(({ code, level, parent }) => [code, { level, parent }]));
    const lineOf = (code: string): string => (place.get(code)!.level === 2 ? code : lineOf(place.get(code)!.parent!));
    for (const { partsCode, models, products: lines } of parts) {
      expect(models.length, partsCode).toBeGreaterThan(0);
      for (const model of models) {
        expect(place.get(model)!.level).toBeGreaterThan(2);
        expect(lines).toContain(lineOf(model));
      }
    }
    const pumps = parts.filter(({ name, replacedBy }) => /pump/i.test(name.en) && !replacedBy);
    const ofMachine = pumps.filter(({ models }) => models.includes('tractor_40_60') || models.includes('T504'));
    expect(pumps.length).toBeGreaterThan(200);
    expect(ofMachine.length).toBeLessThan(pumps.length / 2);
    const ofSystem = ofMachine.filter(({ system }) => system === 'hydraulic').map(({ partsCode }) => partsCode);
    expect(ofSystem).toContain('HYD0801-50');
    expect(ofSystem.length).toBeLessThan(15);
  });

  test('use the items of the dictionaries', () => {
    expect(values('parts_category')).toEqual(expect.arrayContaining([...new Set(parts.map(({ category }) => category))]));
    expect(values('unit')).toEqual(expect.arrayContaining([...new Set(parts.map(({ unit }) => unit))]));
  });
});

test('products are 6, 16 and 60, the models by line as in the design', () => {
  expect([2, 3, 4].map((level) => products.filter((product) => product.level === level).length)).toEqual([6, 16, 60]);
  const models = thirdProducts.flatMap(({ second, models: list }) => list.map((model) => ({ second, vinCode: model[3] })));
  expect(countBy(models, ({ second }) => second)).toEqual({
    tractor: 26,
    combine: 9,
    transplanter: 5,
    loader: 8,
    implement: 10,
    engine: 2,
  });
  expect(models.every(({ vinCode }) => /^[TCPLME][A-HJ-NPR-Z0-9]{4}$/.test(vinCode))).toBe(true);
  expect(new Set(models.map(({ vinCode }) => vinCode)).size).toBe(60);
});

test('organisations and users fit together', () => {
  const orgCodes = [maker, dealerRoot, ...makerDepartments, ...dealers, ...idleDealers, ...subDealers].map(({ orgCode }) => orgCode);
  expect(new Set(orgCodes).size).toBe(orgCodes.length);
  expect(makerDepartments).toHaveLength(7);
  expect(demoUsers.every((user) => user.orgCodes.every((orgCode) => orgCodes.includes(orgCode)))).toBe(true);
  expect(new Set(demoUsers.map(({ username }) => username)).size).toBe(demoUsers.length);
  expect(dealers.filter(({ accountNumber }) => !accountNumber).map(({ dealerCode }) => dealerCode)).toEqual(['D001']);
  expect(subDealers.filter(({ dealerStatus }) => dealerStatus === 'suspended').map(({ subDealerCode }) => subDealerCode)).toEqual(['D002-02']);
  for (const dealer of [...dealers, ...idleDealers]) {
    expect(values('country')).toContain(dealer.country);
    expect(marketGroups.map(({ code }) => code)).toContain(dealer.marketGroup);
    expect(values('region')).toContain(dealer.region);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: dealer.timeZone })).not.toThrow();
  }
});

describe('vehicles', () => {
  const vehicles = createVehicles(today);
  const delivered = vehicles.filter(({ vehicleStatus }) => vehicleStatus === 'delivered');

  test('are 400, spread over dealers and statuses as in the design', () => {
    expect(countBy(vehicles, ({ dealerCode }) => dealerCode)).toEqual({ D001: 140, D002: 110, D003: 80, D004: 70 });
    expect(countBy(vehicles, ({ vehicleStatus }) => vehicleStatus)).toEqual({
      shipped: 40,
      pending_acceptance: 54,
      in_stock: 76,
      delivered: 222,
      scrapped: 8,
    });
    expect(vehicles.filter(({ subDealerCode }) => subDealerCode)).toHaveLength(20);
    expect(
      countBy(
        vehicles.filter(({ vehicleStatus }) => vehicleStatus === 'pending_acceptance'),
        ({ pdiStatus }) => pdiStatus ?? '',
      ),
    ).toEqual({ pending_acceptance: 25, draft: 6, submitted: 14, pass: 5, no_pass: 4 });
    expect(
      vehicles.filter(({ vehicleStatus, arrivalDate }) => vehicleStatus === 'pending_acceptance' && daysBetween(arrivalDate ?? today, today) > 15),
    ).toHaveLength(5);
  });

  test('58 delivered machines are out of warranty, 12 end within 60 days, two lack a limit', () => {
    const daysLeft = delivered.flatMap(({ warrantyEndDate }) => (warrantyEndDate ? [daysBetween(today, warrantyEndDate)] : []));
    expect(daysLeft.filter((days) => days < 0)).toHaveLength(58);
    expect(daysLeft.filter((days) => days >= 0 && days <= 60)).toHaveLength(12);
    expect(delivered.filter(({ warrantyMonths }) => warrantyMonths === null)).toHaveLength(1);
    expect(delivered.filter(({ warrantyHours, secondProduct }) => warrantyHours === null && secondProduct !== 'implement')).toHaveLength(1);
  });

  test('have different VINs with valid check digits', () => {
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(400);
    for (const { vin } of vehicles) {
      expect(checkVin(vin)).toEqual({ ok: true });
      expect(isVinCheckDigitValid(vin), vin).toBe(true);
    }
  });

  test('have dates in their natural order, none after today', () => {
    for (const { productionDate, shipDate, arrivalDate, pdiDate, deliveryDate } of vehicles) {
      const dates = [productionDate, shipDate, arrivalDate, pdiDate, deliveryDate].filter((date) => date !== null);
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((date) => date <= today)).toBe(true);
    }
  });

  test('three machines have missed a service, the others are due in the future', () => {
    const missed = delivered.filter(({ nextMaintDate }) => nextMaintDate !== null && nextMaintDate < addDays(today, -30));
    expect(missed.map(({ dealerCode }) => dealerCode)).toEqual(['D002', 'D002', 'D002']);
    expect(delivered.every(({ nextMaintHours, currentHours }) => (currentHours ?? 0) <= (nextMaintHours ?? 0))).toBe(true);
  });

  test('include the machines of the scenarios', () => {
    expect(vehicles.find(({ vin }) => vin === scenarioVins.claim)).toMatchObject({
      dealerCode: 'D001',
      fourthProduct: 'T504',
      vehicleStatus: 'delivered',
      currentHours: 296.5,
    });
    expect(vehicles.find(({ vin }) => vin === scenarioVins.engineReplacement)).toMatchObject({ dealerCode: 'D001', fourthProduct: 'T904' });
  });

  test('are the same on every run, and hold for another day', () => {
    expect(createVehicles(today)).toEqual(vehicles);
    expect(countBy(createVehicles('2028-02-29'), ({ vehicleStatus }) => vehicleStatus)).toEqual(countBy(vehicles, ({ vehicleStatus }) => vehicleStatus));
  });
});

test('random streams repeat themselves and differ by name', () => {
  const draw = (name: string) => Array.from({ length: 5 }, createRandom(name).next);
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('SEED_TODAY sets the day; nonsense is refused', () => {
  expect(seedToday(new Date('2026-11-20T17:00:00Z'), undefined)).toBe('2026-11-21');
  expect(seedToday(new Date(), '2024-02-29')).toBe('2024-02-29');
  expect(() => seedToday(new Date(), '2023-02-29')).toThrow(RangeError);
  expect(() => seedToday(new Date(), 'tomorrow')).toThrow(RangeError);
});
