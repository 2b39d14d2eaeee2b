import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { nextNumber } from './nextNumber.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const next = (code: string, dealerCode: string | null, day: string): Promise<string> =>
  inTransaction(app.services.db, (trx) => nextNumber(trx, { code, dealerCode, day }));

describe('every kind is numbered in its way', () => {
  test.each([
    ['warrantyClaim', 'WC2703D009-0001'],
    ['arrivalAccept', 'PD2703D009-0001'],
    ['arrivalAcceptBatch', 'PB2703D009-001'],
    ['handoverTrain', 'HT2703D009-0001'],
    ['forceInsurance', 'FI2703D009-0001'],
    ['maintenance', 'PM2703D009-0001'],
    ['extendInsurance', 'EW2703D009-0001'],
    ['usedPartsHandle', 'UP2703D009-0001'],
    ['partsOrder', 'PO2703D009-0001'],
    ['packingList', 'PL2703D009-0001'],
    ['partsArrival', 'PA2703D009-0001'],
    ['partsClaim', 'PC2703D009-0001'],
    ['dealerPayment', 'FP2703D009-0001'],
    ['serviceFee', 'SF2703D009-0001'],
    ['creditNote', 'CN2703D009-0001'],
    ['marketActive', 'MA2703D009-0001'],
    ['marketInfo', 'MI2703D009-0001'],
    ['prodUpgradeSuggest', 'PU2703D009-0001'],
    ['feedback', 'FB2703D009-0001'],
    ['orderForecast', 'OF2703D009-01'],
    ['stockMove', 'SM2703D009-000001'],
    ['makerStockMove', 'MS2703-000001'],
    ['vehicleOrder', 'VO2703-0001'],
    ['news', 'NW2703-0001'],
    ['publicnotice', 'PN2703-0001'],
    ['exchangeRate', 'EX2703-0001'],
    ['campaign', 'CP2703-0001'],
    ['journal', 'JN2703-0001'],
    ['training', 'TP2027-001'],
    ['salesGoal', 'SG2027-001'],
    ['trainSubmission', 'TR2027-0001'],
    ['trainApply', 'TA2027-0001'],
    ['certificate', 'CT2027-0001'],
  ])('%s: %s', async (code, expected) => {
    expect(await next(code, 'D009', '2027-03-15')).toBe(expected);
  });
});

test('a counter begins anew with its month, and for each dealer', async () => {
  expect([
    await next('warrantyClaim', 'D008', '2027-01-21'),
    await next('warrantyClaim', 'D008', '2027-01-31'),
    await next('warrantyClaim', 'D007', '2027-01-21'),
    await next('warrantyClaim', 'D008', '2027-02-01'),
  ]).toEqual(['WC2701D008-0001', 'WC2701D008-0002', 'WC2701D007-0001', 'WC2702D008-0001']);
});

test('a counter that outgrows its digits goes on', async () => {
  await app.services.db.insertInto('sequence').values({ series: 'OF2704D006', lastNo: 99 }).execute();
  expect(await next('orderForecast', 'D006', '2027-04-01')).toBe('OF2704D006-100');
});

test('a changed rule holds from its day on', async () => {
  await app.services.db
    .insertInto('sequenceRule')
    .values({ code: 'feedback', validFrom: '2027-06-01', prefix: 'FQ', period: 'year', perDealer: 'N', digits: 5 })
    .execute();
  expect([await next('feedback', 'D005', '2027-05-31'), await next('feedback', 'D005', '2027-06-01')]).toEqual(['FB2705D005-0001', 'FQ2027-00001']);
});

test('never the same number twice when many ask at once', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => next('partsOrder', 'D004', '2027-01-01')));
  expect(new Set(numbers).size).toBe(30);
});

test('what nobody has said how to number is no document', async () => {
  await expect(next('nothing', 'D001', '2027-01-01')).rejects.toThrow('nothing');
});
