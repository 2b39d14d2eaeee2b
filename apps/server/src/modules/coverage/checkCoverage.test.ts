import { describe, expect, test } from 'vitest';
import { checkCoverage, hasMaintenanceGap, type CoverageFacts } from './checkCoverage.ts';

const delivered: CoverageFacts['vehicle'] = {
  vehicleStatus: 'delivered',
  warrantySuspended: 'N',
  deliveryDate: '2026-01-10',
  warrantyStartDate: '2026-01-10',
  warrantyEndDate: '2027-01-09',
  warrantyHours: 1000,
  extendEndDate: null,
  extendHours: null,
  extendCoverage: null,
  nextMaintDate: null,
  nextMaintHours: null,
  plan: [],
};
const facts = (change: Partial<CoverageFacts> & { on?: Partial<CoverageFacts['vehicle']> } = {}): CoverageFacts => {
  const { on, ...rest } = change;
  return {
    claimType: 'normal',
    campaignNo: null,
    failureDate: '2026-06-01',
    operatingHours: 312,
    vehicle: { ...delivered, ...on },
    policy: { noHours: false, mainMonths: 24, mainHours: 1500 },
    maintenance: { toleranceDays: 30, toleranceHours: 20 },
    partsWarranty: { months: 6, hours: 500 },
    openCampaigns: [],
    faults: [{ bugSystem: 'hydraulic', mainComponent: false }],
    parts: [],
    ...rest,
  };
};
const engineBlock = [{ bugSystem: 'engine', mainComponent: true }];
const pump = { isCausal: true, category: 'hydraulic', warrantyMonths: 6, replaced: { date: '2027-03-01', hours: 1100 } };

describe('the first check that decides wins', () => {
  test.each<[string, CoverageFacts, string, string | null, string]>([
    ['0 the registration is being corrected', facts({ on: { warrantySuspended: 'Y' } }), 'unknown', null, 'registrationOpen'],
    ['no failure date yet', facts({ failureDate: null }), 'unknown', null, 'incomplete'],
    [
      '1 in stock, claimed as pre-delivery',
      facts({
        claimType: 'pre_delivery',
        on: { vehicleStatus: 'in_stock', deliveryDate: null, warrantyStartDate: null, warrantyEndDate: null },
      }),
      'in',
      'pre_delivery',
      'preDelivery',
    ],
    [
      '1 in stock, claimed as normal',
      facts({ on: { vehicleStatus: 'in_stock', deliveryDate: null, warrantyStartDate: null, warrantyEndDate: null } }),
      'out',
      null,
      'notDelivered',
    ],
    ...['shipped', 'scrapped'].map((vehicleStatus): [string, CoverageFacts, string, null, string] => [
      `1 ${vehicleStatus}, claimed as pre-delivery`,
      facts({ claimType: 'pre_delivery', on: { vehicleStatus } }),
      'out',
      null,
      'notInStock',
    ]),
    [
      '1 waiting for its acceptance, claimed as pre-delivery',
      facts({ claimType: 'pre_delivery', on: { vehicleStatus: 'pending_acceptance', deliveryDate: null, warrantyStartDate: null, warrantyEndDate: null } }),
      'in',
      'pre_delivery',
      'preDelivery',
    ],
    [
      '1 pre-delivery failure of a machine delivered later',
      facts({ claimType: 'pre_delivery', failureDate: '2026-01-09' }),
      'in',
      'pre_delivery',
      'preDelivery',
    ],
    ['1 delivered, period empty', facts({ on: { warrantyEndDate: null } }), 'unknown', null, 'periodEmpty'],
    ['1 delivered, hours empty', facts({ on: { warrantyHours: null } }), 'unknown', null, 'hoursEmpty'],
    [
      '1 implements need no hours',
      facts({ on: { warrantyHours: null }, policy: { noHours: true, mainMonths: null, mainHours: null } }),
      'in',
      'normal',
      'withinWarranty',
    ],
    ['2 inside both limits', facts(), 'in', 'normal', 'withinWarranty'],
    ['2 the first day', facts({ failureDate: '2026-01-10' }), 'in', 'normal', 'withinWarranty'],
    ['2 the last day', facts({ failureDate: '2027-01-09' }), 'in', 'normal', 'withinWarranty'],
    ['2 the day after', facts({ failureDate: '2027-01-10' }), 'out', null, 'dateOutside'],
    ['2 the day before delivery', facts({ failureDate: '2026-01-09' }), 'out', null, 'dateOutside'],
    ['2 the hour limit exactly', facts({ operatingHours: 1000 }), 'in', 'normal', 'withinWarranty'],
    ['2 a tenth of an hour above', facts({ operatingHours: 1000.1 }), 'out', null, 'hoursExceeded'],
    ['3 main component after the base period', facts({ failureDate: '2027-06-01', faults: engineBlock }), 'in', 'main_component', 'mainComponent'],
    ['3 main component above the base hours', facts({ operatingHours: 1500, faults: engineBlock }), 'in', 'main_component', 'mainComponent'],
    ['3 main component, its last day', facts({ failureDate: '2028-01-09', faults: engineBlock }), 'in', 'main_component', 'mainComponent'],
    ['3 main component, a day late', facts({ failureDate: '2028-01-10', faults: engineBlock }), 'out', null, 'dateOutside'],
    ['3 main component above its hours', facts({ failureDate: '2027-06-01', operatingHours: 1500.1, faults: engineBlock }), 'out', null, 'dateOutside'],
    [
      '3 one fault is not a main component',
      facts({ failureDate: '2027-06-01', faults: [...engineBlock, { bugSystem: 'cab', mainComponent: false }] }),
      'out',
      null,
      'dateOutside',
    ],
    [
      '4 extension, full',
      facts({ failureDate: '2027-06-01', on: { extendEndDate: '2028-01-09', extendHours: 2000, extendCoverage: 'full' } }),
      'in',
      'extended',
      'extended',
    ],
    [
      '4 extension, its last day and hour',
      facts({
        failureDate: '2028-01-09',
        operatingHours: 2000,
        on: { extendEndDate: '2028-01-09', extendHours: 2000, extendCoverage: 'full' },
      }),
      'in',
      'extended',
      'extended',
    ],
    [
      '4 extension ended',
      facts({ failureDate: '2028-01-10', on: { extendEndDate: '2028-01-09', extendHours: 2000, extendCoverage: 'full' } }),
      'out',
      null,
      'dateOutside',
    ],
    [
      '4 powertrain covers the gearbox',
      facts({
        failureDate: '2027-06-01',
        faults: [{ bugSystem: 'gearbox', mainComponent: false }],
        on: { extendEndDate: '2028-01-09', extendCoverage: 'powertrain' },
      }),
      'in',
      'extended',
      'extended',
    ],
    [
      '4 engine cover has no gearbox',
      facts({
        failureDate: '2027-06-01',
        faults: [{ bugSystem: 'gearbox', mainComponent: false }],
        on: { extendEndDate: '2028-01-09', extendCoverage: 'engine' },
      }),
      'out',
      null,
      'dateOutside',
    ],
    ['5 replaced part inside six months and 500 h', facts({ failureDate: '2027-08-31', operatingHours: 1600, parts: [pump] }), 'in', 'parts', 'replacedPart'],
    ['5 replaced part, a day late', facts({ failureDate: '2027-09-01', operatingHours: 1200, parts: [pump] }), 'out', null, 'dateOutside'],
    ['5 replaced part, hours over', facts({ failureDate: '2027-04-01', operatingHours: 1600.1, parts: [pump] }), 'out', null, 'dateOutside'],
    [
      '5 a part without months of its own, inside the usual ones',
      facts({ failureDate: '2027-08-31', operatingHours: 1200, parts: [{ ...pump, warrantyMonths: null }] }),
      'in',
      'parts',
      'replacedPart',
    ],
    [
      '5 a part with more months of its own',
      facts({ failureDate: '2028-02-29', operatingHours: 1200, parts: [{ ...pump, warrantyMonths: 12 }] }),
      'in',
      'parts',
      'replacedPart',
    ],
    [
      '5 other hours of the installation',
      facts({ failureDate: '2027-04-01', operatingHours: 1600, parts: [pump], partsWarranty: { months: 6, hours: 400 } }),
      'out',
      null,
      'dateOutside',
    ],
    ['5 the causal part was never replaced', facts({ failureDate: '2027-04-01', parts: [{ ...pump, replaced: null }] }), 'out', null, 'dateOutside'],
    [
      '6 open campaign',
      facts({ claimType: 'campaign', campaignNo: 'C-26-01', failureDate: '2029-01-01', openCampaigns: ['C-26-01'] }),
      'in',
      'campaign',
      'campaign',
    ],
    [
      '6 campaign of another machine',
      facts({ claimType: 'campaign', campaignNo: 'C-26-02', failureDate: '2029-01-01', openCampaigns: ['C-26-01'] }),
      'out',
      null,
      'dateOutside',
    ],
    ['8 missed service leaves it to the reviewer', facts({ on: { nextMaintDate: '2026-05-01' } }), 'unknown', 'normal', 'maintenanceGap'],
    ['8 missed service does not reopen what is out', facts({ failureDate: '2027-06-01', on: { nextMaintDate: '2026-05-01' } }), 'out', null, 'dateOutside'],
  ])('%s', (_name, given, result, kind, reason) => {
    expect(checkCoverage(given)).toMatchObject({ result, kind, reason });
  });
});

test('the refusal says the hours and the limit', () => {
  expect(checkCoverage(facts({ operatingHours: 1200 })).params).toEqual({ h: 1200, w: 1000 });
});

test.each([
  ['2026-05-31', 0, false],
  ['2026-06-01', 0, true],
  ['2026-05-01', 270, false],
  ['2026-05-01', 270.1, true],
])('service due on 1 May or at 250 h: failure on %s at %d h is a gap: %s', (failureDate, operatingHours, gap) => {
  const { vehicle, maintenance } = facts({ on: { nextMaintDate: '2026-05-01', nextMaintHours: 250 } });
  expect(hasMaintenanceGap({ failureDate, operatingHours, vehicle, maintenance })).toBe(gap);
});

test.each<[string, CoverageFacts['vehicle']['plan'], boolean]>([
  ['an open step within its limits', [{ dueDate: '2026-05-15', planHours: 300, doneDate: null }], false],
  ['an open step past its day', [{ dueDate: '2026-05-01', planHours: 300, doneDate: null }], true],
  ['an open step past its hours', [{ dueDate: '2026-08-01', planHours: 250, doneDate: null }], true],
  ['a step that was done before', [{ dueDate: '2026-04-01', planHours: 50, doneDate: '2026-04-10' }], false],
  ['a step that was done after the failure', [{ dueDate: '2026-04-01', planHours: 250, doneDate: '2026-07-01' }], true],
])('the plan is asked: %s: %s', (_what, plan, gap) => {
  const { vehicle, maintenance } = facts({ on: { nextMaintDate: '2020-01-01', plan } });
  expect(hasMaintenanceGap({ failureDate: '2026-06-01', operatingHours: 290, vehicle, maintenance })).toBe(gap);
});

describe('9 wear parts', () => {
  const parts = [pump, { ...pump, category: 'wear' }, { ...pump, category: 'maintenance' }];
  test('are covered on day 90', () => expect(checkCoverage(facts({ failureDate: '2026-04-10', parts })).flaggedParts).toEqual([]));
  test('are flagged from day 91, the rest stays covered', () => {
    expect(checkCoverage(facts({ failureDate: '2026-04-11', parts }))).toMatchObject({ result: 'in', flaggedParts: [1, 2] });
  });
});
