import { describe, expect, test } from 'vitest';
import type { Claim, FaultLine, LabourLine, PartLine } from '../store/tables.ts';
import { requiredSlots } from './requiredSlots.ts';
import { checkSubmit, type SubmitFacts } from './submitChecks.ts';

const header = {
  claimType: 'normal',
  vin: 'L9TT504E9SA000123',
  complaint: 'Loses pressure',
  technician: 'Soto',
  partsInStock: 'Y',
  failureDate: '2026-11-02',
  repairStartDate: '2026-11-04',
  repairDate: '2026-11-05',
  operatingHours: 312,
  mileage: 180.25,
  otherFee: null,
  otherFeeDesc: null,
  goodwillReason: null,
  campaignNo: null,
  replaceEngine: 'N',
  newEngineNo: null,
  round: 0,
  coverageResult: 'in',
  coverageReason: 'withinWarranty',
  coverageParams: {},
  warrantyStartDate: '2026-06-01',
  warrantyEndDate: '2027-05-31',
  warrantyMonths: 12,
  warrantyHours: 1000,
} as Claim['header'];
const fault = {
  id: 'f1',
  bugSystem: 'hydraulic',
  bugCode: 'HYD-014',
  bugDesc: 'Pressure below 120 bar',
  failureReason: 'material',
  correction: 'Pump replaced',
  noCausalReason: null,
} as FaultLine;
const labour = { id: 'l1', bugId: 'f1', hourCode: 'HYD-0140-20', standardHours: 2.5, claimHours: 2.5, overReason: null } as LabourLine;
const part = {
  id: 'p1',
  bugId: 'f1',
  partsCode: 'P-1',
  qty: 1,
  unitPrice: 120.5,
  isCausal: 'Y',
  sourceType: 'own_stock',
  orderNo: null,
  serialised: 'N',
  oldSerialNo: null,
  newSerialNo: null,
} as PartLine;

type Change = { header?: Partial<Claim['header']>; faults?: FaultLine[]; labour?: LabourLine[]; parts?: PartLine[] };
const claim = (change: Change = {}): Claim => ({
  faults: [fault],
  labour: [labour],
  parts: [part],
  ...change,
  header: { ...header, ...change.header },
});
const facts = (change: Partial<SubmitFacts> = {}): SubmitFacts => ({
  today: '2026-11-21',
  filledSlots: new Set(['vehiclePlatePhoto', 'workingHoursPhoto', 'defectivePartsPhoto', 'newPartsPhoto', 'mileagePhoto']),
  lastHours: 300,
  ownMachine: true,
  vehicleStatus: 'delivered',
  noHours: false,
  similarClaims: [],
  openCampaigns: [],
  endedCampaigns: [],
  beyondCampaign: [],
  diagnosisCodes: new Set(['HYD-0140-10', 'ELE-0030-10']),
  photoCodes: new Set(['ENG-001']),
  reusedCores: [],
  submitDays: 30,
  mileageMax: 400,
  hourTolerance: 1,
  hourToleranceMax: 1.5,
  ...change,
});

test('a complete claim has neither errors nor warnings', () => expect(checkSubmit(claim(), facts())).toEqual({ errors: [], warnings: [] }));

describe('errors name field, line and code', () => {
  test.each<[string, Change, Partial<SubmitFacts>, object[]]>([
    ['complaint', { header: { complaint: '' } }, {}, [{ field: 'complaint', code: 'E-013' }]],
    ['technician', { header: { technician: null } }, {}, [{ field: 'technician', code: 'E-013' }]],
    ['parts in stock', { header: { partsInStock: null } }, {}, [{ field: 'partsInStock', code: 'E-013' }]],
    ['operating hours', { header: { operatingHours: null } }, {}, [{ field: 'operatingHours', code: 'E-013' }]],
    ['an implement has no hours', { header: { operatingHours: null, warrantyHours: null } }, { noHours: true }, []],
    ['goodwill reason', { header: { claimType: 'goodwill' } }, {}, [{ field: 'goodwillReason', code: 'E-013' }]],
    ['campaign number', { header: { claimType: 'campaign' } }, {}, [{ field: 'campaignNo', code: 'E-013' }]],
    ['campaign not open', { header: { claimType: 'campaign', campaignNo: 'C-1' } }, {}, [{ field: 'campaignNo', code: 'E-223', params: { no: 'C-1' } }]],
    [
      'campaign over',
      { header: { claimType: 'campaign', campaignNo: 'C-1' } },
      { endedCampaigns: ['C-1'] },
      [{ field: 'campaignNo', code: 'E-290', params: { no: 'C-1' } }],
    ],
    ['campaign open', { header: { claimType: 'campaign', campaignNo: 'C-1' } }, { openCampaigns: ['C-1'] }, []],
    ['mileage 400.01', { header: { mileage: 400.01 } }, {}, [{ field: 'mileage', code: 'E-209' }]],
    ['mileage 400', { header: { mileage: 400 } }, {}, []],
    ['fee without text', { header: { otherFee: 60 } }, {}, [{ field: 'otherFeeDesc', code: 'E-206' }]],
    ['no fee, no text', { header: { otherFee: 0 } }, {}, []],
    ['hours below the last record', { header: { operatingHours: 299.9 } }, {}, [{ field: 'operatingHours', code: 'E-212', params: { h: 300 } }]],
    ['hours equal to the last record', { header: { operatingHours: 300 } }, {}, []],
    ['repaired before it failed', { header: { failureDate: '2026-11-06' } }, {}, [{ field: 'repairDate', code: 'E-213' }]],
    ['started after it was repaired', { header: { repairStartDate: '2026-11-06' } }, {}, [{ field: 'repairDate', code: 'E-213' }]],
    ['repaired tomorrow', { header: { repairDate: '2026-11-22' } }, {}, [{ field: 'repairDate', code: 'E-213' }]],
    ['repaired 30 days ago', {}, { today: '2026-12-05' }, []],
    ['repaired 31 days ago', {}, { today: '2026-12-06' }, [{ field: 'repairDate', code: 'E-214', params: { n: 30 } }]],
    ['a second round has its own window', { header: { round: 1 } }, { today: '2026-12-06' }, []],
    ['hours not maintained', { header: { warrantyHours: null } }, {}, [{ field: 'vin', code: 'E-208' }]],
    ['outside by date', { header: { coverageResult: 'out', coverageReason: 'dateOutside' } }, {}, [{ field: 'failureDate', code: 'E-210' }]],
    [
      'outside by hours',
      { header: { coverageResult: 'out', coverageReason: 'hoursExceeded', coverageParams: { h: 1200, w: 1000 } } },
      {},
      [{ field: 'operatingHours', code: 'E-211', params: { h: 1200, w: 1000 } }],
    ],
    [
      'outside, as goodwill',
      { header: { claimType: 'goodwill', goodwillReason: 'Loyal customer', coverageResult: 'out', coverageReason: 'dateOutside' } },
      {},
      [],
    ],
    [
      'not delivered',
      { header: { coverageResult: 'out', coverageReason: 'notDelivered' } },
      { vehicleStatus: 'in_stock' },
      [{ field: 'claimType', code: 'E-224' }],
    ],
    ...['normal', 'goodwill'].map((claimType): [string, Change, Partial<SubmitFacts>, object[]] => [
      `scrapped, as ${claimType}`,
      { header: { claimType, goodwillReason: 'Loyal customer', coverageResult: 'out', coverageReason: 'notInStock' } },
      { vehicleStatus: 'scrapped' },
      [{ field: 'vin', code: 'E-102', params: { vin: 'L9TT504E9SA000123' } }],
    ]),
    [
      'pre-delivery on a machine of others',
      { header: { claimType: 'pre_delivery' } },
      { ownMachine: false, vehicleStatus: 'in_stock' },
      [{ field: 'vin', code: 'E-102', params: { vin: header.vin } }],
    ],
    ['the reviewer decides', { header: { coverageResult: 'unknown', coverageReason: 'maintenanceGap' } }, {}, []],
    ['no fault', { faults: [], labour: [], parts: [] }, {}, [{ field: 'bugList', code: 'E-201' }]],
    [
      'a fault without lines',
      { faults: [fault, { ...fault, id: 'f2', noCausalReason: 'Adjustment only' }] },
      {},
      [{ field: 'detailList', line: 'bugList[1]', code: 'E-201' }],
    ],
    [
      'fault texts',
      { faults: [{ ...fault, bugDesc: '', correction: null }] },
      {},
      [
        { field: 'bugDesc', line: 'bugList[0]', code: 'E-013' },
        { field: 'correction', line: 'bugList[0]', code: 'E-013' },
      ],
    ],
    ['failure reason', { faults: [{ ...fault, failureReason: null }] }, {}, [{ field: 'failureReason', line: 'bugList[0]', code: 'E-204' }]],
    ['no causal part', { parts: [{ ...part, isCausal: 'N' }] }, {}, [{ field: 'causalPartCode', line: 'bugList[0]', code: 'E-219' }]],
    ['two causal parts', { parts: [part, { ...part, id: 'p2' }] }, {}, [{ field: 'causalPartCode', line: 'bugList[0]', code: 'E-219' }]],
    ['labour only without a reason', { parts: [] }, {}, [{ field: 'noCausalReason', line: 'bugList[0]', code: 'E-013' }]],
    ['hours above the standard', { labour: [{ ...labour, claimHours: 2.51 }] }, {}, [{ field: 'overReason', line: 'detailList[0]', code: 'E-218' }]],
    ['hours above, explained', { labour: [{ ...labour, claimHours: 3.75, overReason: 'Seized bolts' }] }, {}, []],
    [
      'hours above 1.5 times',
      { labour: [{ ...labour, claimHours: 3.76, overReason: 'Seized bolts' }] },
      {},
      [{ field: 'claimHours', line: 'detailList[0]', code: 'E-222', params: { max: 3.75 } }],
    ],
    ['diagnosis of an hour', { labour: [labour, { ...labour, hourCode: 'HYD-0140-10', standardHours: 1, claimHours: 1 }] }, {}, []],
    [
      'diagnosis above an hour',
      { labour: [{ ...labour, hourCode: 'HYD-0140-10', standardHours: 1, claimHours: 1.01, overReason: 'Hidden' }] },
      {},
      [{ field: 'claimHours', line: 'detailList[0]', code: 'E-228', params: { max: 1 } }],
    ],
    [
      'two diagnoses',
      {
        labour: [{ ...labour, hourCode: 'HYD-0140-10' }, labour, { ...labour, hourCode: 'ELE-0030-10' }].map((line) => ({
          ...line,
          standardHours: 2.5,
          claimHours: 1,
        })),
      },
      {},
      [{ field: 'hourCode', line: 'detailList[2]', code: 'E-227' }],
    ],
    [
      'no invoice of a part bought locally',
      { parts: [{ ...part, sourceType: 'local_purchase' }] },
      {},
      [{ field: 'invoiceScan', code: 'E-217', params: { list: 'invoiceScan' } }],
    ],
    ['price missing', { parts: [{ ...part, unitPrice: null }] }, {}, [{ field: 'unitPrice', line: 'partsList[0]', code: 'E-300' }]],
    ['price 0', { parts: [{ ...part, unitPrice: 0 }] }, {}, [{ field: 'unitPrice', line: 'partsList[0]', code: 'E-301' }]],
    ['order of a warranty part', { parts: [{ ...part, sourceType: 'warranty_order' }] }, {}, [{ field: 'orderNo', line: 'partsList[0]', code: 'E-013' }]],
    ['serial numbers', { parts: [{ ...part, serialised: 'Y', oldSerialNo: 'A' }] }, {}, [{ field: 'newSerialNo', line: 'partsList[0]', code: 'E-013' }]],
    [
      'equal serial numbers',
      { parts: [{ ...part, serialised: 'Y', oldSerialNo: 'A', newSerialNo: 'A' }] },
      {},
      [{ field: 'newSerialNo', line: 'partsList[0]', code: 'E-226' }],
    ],
    [
      'a core that was reused, whatever the letters of its number',
      { parts: [{ ...part, oldSerialNo: 'a', newSerialNo: 'B' }] },
      { reusedCores: [{ partsCode: part.partsCode, serialNo: 'A', tagNo: 'T-1' }] },
      [{ field: 'oldSerialNo', line: 'partsList[0]', code: 'E-271', params: { tag: 'T-1' } }],
    ],
    [
      'the serial number of another part that was reused',
      { parts: [{ ...part, oldSerialNo: 'A', newSerialNo: 'B' }] },
      { reusedCores: [{ partsCode: 'OTHER', serialNo: 'A', tagNo: 'T-1' }] },
      [],
    ],
    [
      'new engine number',
      { header: { replaceEngine: 'Y' } },
      { filledSlots: new Set([...facts().filledSlots, 'enginePlatePhoto']) },
      [{ field: 'newEngineNo', code: 'E-013' }],
    ],
    [
      'the old engine as the new one',
      { header: { replaceEngine: 'Y', engineNo: 'E-1', newEngineNo: 'E-1' } },
      { filledSlots: new Set([...facts().filledSlots, 'enginePlatePhoto']) },
      [{ field: 'newEngineNo', code: 'E-226' }],
    ],
    [
      'photos',
      {},
      { filledSlots: new Set(['workingHoursPhoto', 'newPartsPhoto']) },
      [{ field: 'vehiclePlatePhoto', code: 'E-217', params: { list: 'vehiclePlatePhoto,defectivePartsPhoto,mileagePhoto' } }],
    ],
  ])('%s', (_name, change, given, errors) => expect(checkSubmit(claim(change), facts(given)).errors).toEqual(errors));
});

test('all errors are reported at once', () => {
  const { errors } = checkSubmit(
    claim({ header: { complaint: null, mileage: 500 }, parts: [{ ...part, unitPrice: null }] }),
    facts({ filledSlots: new Set() }),
  );
  expect(errors.map(({ code }) => code)).toEqual(['E-013', 'E-209', 'E-300', 'E-217']);
});

describe('warnings', () => {
  test.each<[string, Change, Partial<SubmitFacts>, object[]]>([
    ['empty warranty period', { header: { warrantyMonths: null } }, {}, [{ code: 'W-207' }]],
    [
      'a machine in stock has none yet',
      { header: { claimType: 'pre_delivery', warrantyMonths: null, warrantyEndDate: null } },
      { vehicleStatus: 'in_stock' },
      [],
    ],
    ['similar claims', {}, { similarClaims: ['WC2611D001-0001', 'WC2611D001-0002'] }, [{ code: 'W-215', params: { no: 'WC2611D001-0001, WC2611D001-0002' } }]],
  ])('%s', (_name, change, given, warnings) => expect(checkSubmit(claim(change), facts(given)).warnings).toEqual(warnings));
});

describe('required slots', () => {
  test.each<[string, Omit<Parameters<typeof requiredSlots>[0], 'noHours'>, string[]]>([
    [
      'labour only, no trip',
      { header: { replaceEngine: 'N', mileage: 0 }, faults: [{ bugSystem: 'cab', photoRequired: false }], parts: [] },
      ['vehiclePlatePhoto', 'workingHoursPhoto'],
    ],
    [
      'parts',
      { header: { replaceEngine: 'N', mileage: null }, faults: [{ bugSystem: 'cab', photoRequired: false }], parts: [{ sourceType: 'own_stock' }] },
      ['vehiclePlatePhoto', 'workingHoursPhoto', 'defectivePartsPhoto', 'newPartsPhoto'],
    ],
    [
      'engine fault and trip',
      { header: { replaceEngine: 'N', mileage: 0.01 }, faults: [{ bugSystem: 'engine', photoRequired: false }], parts: [] },
      ['vehiclePlatePhoto', 'workingHoursPhoto', 'enginePlatePhoto', 'mileagePhoto'],
    ],
    [
      'engine replaced',
      { header: { replaceEngine: 'Y', mileage: null }, faults: [], parts: [] },
      ['vehiclePlatePhoto', 'workingHoursPhoto', 'enginePlatePhoto'],
    ],
    [
      'a fault code that asks for a photo',
      { header: { replaceEngine: 'N', mileage: null }, faults: [{ bugSystem: 'cab', photoRequired: true }], parts: [] },
      ['vehiclePlatePhoto', 'workingHoursPhoto', 'defectivePartsPhoto'],
    ],
    [
      'a part bought locally',
      { header: { replaceEngine: 'N', mileage: null }, faults: [], parts: [{ sourceType: 'own_stock' }, { sourceType: 'local_purchase' }] },
      ['vehiclePlatePhoto', 'workingHoursPhoto', 'defectivePartsPhoto', 'newPartsPhoto', 'invoiceScan'],
    ],
  ])('%s', (_name, given, slots) => expect(requiredSlots({ noHours: false, ...given })).toEqual(slots));

  test('a machine without an hour meter needs no photo of one', () => {
    const given = { header: { replaceEngine: 'N', mileage: null }, faults: [], parts: [], noHours: true } as const;
    expect(requiredSlots(given)).toEqual(['vehiclePlatePhoto']);
  });
});
