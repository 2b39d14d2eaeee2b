/** Rules of statements as tables: which box an entry falls into, which month needs one, which fees stand on it and how they are settled. */
import { sum } from '@harrow/validation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disputeAmount, unansweredOf, uncorrectedOf } from './rules/disputes.ts';
import { standingOf, withTheirs } from './rules/feeStates.ts';
import { type Books, isNeeded, isOver, lastDay, lastNeeded, monthAfter, monthBefore } from './rules/months.ts';
import { type AccountType, accountTypes, closingOf, collectionRate, figuresOf, imbalance, type Movement, nothing } from './rules/movement.ts';
import { entriesOf, settlementOf } from './rules/settlement.ts';
import { type ReceiptState, receiptWorkflow } from './rules/workflow.ts';

const line = (accountType: AccountType, feeType: string, paidIn: number, paidOut = 0): Movement => ({ accountType, feeType, in: paidIn, out: paidOut });

describe('movement', () => {
  test.each([
    ['vehicle', 'vehicle_payment', { collectedVehicle: 60 }],
    ['parts', 'parts_payment', { collectedParts: 60 }],
    ['deposit', 'deposit', { depositIn: 60 }],
    ['vehicle', 'vehicle_order', { vehicleCharges: -60 }],
    ['parts', 'parts_order', { partsCharges: -60 }],
    ['parts', 'extension', { extensionFees: -60 }],
    ['parts', 'warranty_credit', { serviceFeeCredit: 60 }],
    ['parts', 'service_fee_credit', { serviceFeeCredit: 60 }],
    ['parts', 'marketing_credit', { marketingCredit: 60 }],
    ['parts', 'parts_claim_credit', { partsClaimCredit: 60 }],
    ['parts', 'chargeback', { chargebacks: -60 }],
    ['parts', 'adjustment', { otherIn: 100, otherOut: 40, otherCharges: -60 }],
    ['vehicle', 'freight', { otherIn: 100, otherOut: 40, otherCharges: -60 }],
    ['vehicle', 'refund', { otherIn: 100, otherOut: 40, otherCharges: -60 }],
    ['parts', 'transfer', { otherIn: 100, otherOut: 40, otherCharges: -60 }],
    ['parts', 'opening', { otherIn: 100, otherOut: 40, otherCharges: -60 }],
    ['parts', 'a kind to come', { otherIn: 100, otherOut: 40, otherCharges: -60 }],
    ['deposit', 'refund', {}],
  ] as const)('of %s %s, 100 in and 40 back, falls into its box', (accountType, feeType, boxes) => {
    const none = figuresOf(nothing, []);
    const { closingVehicle: _v, closingParts: _p, closingDeposit: _d, ...found } = figuresOf(nothing, [line(accountType, feeType, 100, 40)]);
    const { closingVehicle: _cv, closingParts: _cp, closingDeposit: _cd, ...rest } = none;
    expect(found).toEqual({ ...rest, ...boxes });
  });

  const amounts = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
  const feeTypes = ['vehicle_payment', 'parts_payment', 'deposit', 'vehicle_order', 'parts_order', 'extension', 'warranty_credit', 'service_fee_credit'];
  const movements = fc.array(
    fc.record({
      accountType: fc.constantFrom(...accountTypes),
      feeType: fc.constantFrom(...feeTypes, 'marketing_credit', 'parts_claim_credit', 'chargeback', 'adjustment', 'refund', 'transfer', 'freight', 'opening'),
      in: amounts,
      out: amounts,
    }),
    { maxLength: 30 },
  );
  const signed = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100);
  const balances = fc.record({ vehicle: signed, parts: signed, deposit: signed });

  test('closing = opening + in − out of each account, and the boxes explain the two trading accounts', () => {
    fc.assert(
      fc.property(balances, movements, (opening, movement) => {
        const closing = closingOf(opening, movement);
        for (const type of accountTypes) {
          const own = movement.filter(({ accountType }) => accountType === type);
          expect(closing[type]).toBe(sum([opening[type], ...own.map((one) => one.in), ...own.map((one) => -one.out)]));
        }
        const f = figuresOf(opening, movement);
        const explained = sum([
          f.openingVehicle,
          f.openingParts,
          f.collectedVehicle,
          f.collectedParts,
          -f.vehicleCharges,
          -f.partsCharges,
          -f.extensionFees,
          -f.otherCharges,
          f.serviceFeeCredit,
          f.marketingCredit,
          f.partsClaimCredit,
          -f.chargebacks,
        ]);
        expect(explained).toBe(sum([f.closingVehicle, f.closingParts]));
      }),
    );
  });

  test('month after month, each opening is the closing before it, and the last one is all that moved', () => {
    fc.assert(
      fc.property(balances, fc.array(movements, { maxLength: 6 }), (opening, months) => {
        let held = opening;
        for (const movement of months) {
          const figures = figuresOf(held, movement);
          expect([figures.openingVehicle, figures.openingParts, figures.openingDeposit]).toEqual([held.vehicle, held.parts, held.deposit]);
          held = closingOf(held, movement);
        }
        expect(imbalance(held, closingOf(opening, months.flat()))).toBe(0);
      }),
    );
  });

  test.each([
    [100, 50, 200, 75],
    [0, 0, 200, 0],
    [1, 0, 3, 33.3],
    [100, 50, null, null],
    [100, 50, 0, null],
  ])('%d and %d collected of %s are %s per cent', (collectedVehicle, collectedParts, target, rate) =>
    expect(collectionRate({ collectedVehicle, collectedParts }, target)).toBe(rate),
  );
});

const books = (change: Partial<Books>): Books => ({ before: null, onlyOpenings: true, isOpen: false, now: 'nothing', ...change });

describe('months', () => {
  test('follow each other', () =>
    expect([monthBefore('2026-01'), monthAfter('2026-12'), lastDay('2028-02'), isOver('2026-10', '2026-11-01'), isOver('2026-11', '2026-11-30')]).toEqual([
      '2025-12',
      '2027-01',
      '2028-02-29',
      true,
      false,
    ]));

  test.each([
    ['nothing was ever booked', {}, false, null],
    ['its own first entries', { now: 'entries' }, true, null],
    ['only openings of its own', { now: 'openings' }, false, null],
    ['openings of the month before', { before: '2026-09', isOpen: true }, true, null],
    ['openings long ago', { before: '2026-05', isOpen: true }, true, '2026-09'],
    ['openings that cancel each other', { before: '2026-05' }, false, null],
    ['entries of the month before', { before: '2026-09', onlyOpenings: false, isOpen: true }, true, '2026-09'],
    ['entries long ago, something left', { before: '2026-03', onlyOpenings: false, isOpen: true }, true, '2026-09'],
    ['entries long ago, nothing left', { before: '2026-03', onlyOpenings: false }, false, '2026-03'],
    ['entries after idle months', { before: '2026-03', onlyOpenings: false, now: 'entries' }, true, '2026-03'],
    ['a late opening', { before: '2026-03', onlyOpenings: false, now: 'openings' }, true, '2026-03'],
  ] as const)('October with %s', (_what, change, needed, last) => {
    expect([isNeeded(books(change)), lastNeeded(books(change), '2026-10')]).toEqual([needed, last]);
  });
});

describe('fees', () => {
  const known = {
    excluded: new Map([
      ['b', 'later'],
      ['c', 'later'],
    ]),
    disputed: new Set(['c']),
  };
  test.each([
    ['a', null, { state: 'included', note: null }],
    ['a', 'used_parts', { state: 'held', note: null }],
    ['b', null, { state: 'excluded', note: 'later' }],
    ['b', 'used_parts', { state: 'excluded', note: 'later' }],
    ['c', null, { state: 'disputed', note: null }],
  ] as const)('%s, held for %s', (id, hold, standing) => expect(standingOf({ id, sourceId: 's', hold }, known)).toEqual(standing));

  test('go with those of their document', () => {
    const all = [
      { id: 'a', sourceId: 's' },
      { id: 'b', sourceId: 's' },
      { id: 'c', sourceId: 't' },
    ];
    expect(withTheirs(all, new Set(['a'])).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(withTheirs(all, new Set())).toEqual([]);
  });

  const fee = (feeType: string, feeSource: string, amount: number) => ({ feeType, feeSource, amount });
  test.each([
    [fee('warranty_parts', 'warrantyClaim', 10), 'warranty_credit in warranty_cost 10'],
    [fee('warranty_labour', 'warrantyClaim', 10), 'warranty_credit in warranty_cost 10'],
    [fee('travel', 'warrantyClaim', 10), 'warranty_credit in warranty_cost 10'],
    [fee('other', 'warrantyClaim', 10), 'warranty_credit in warranty_cost 10'],
    [fee('other', 'serviceFee', 10), 'service_fee_credit in service_cost 10'],
    [fee('pdi', 'arrivalAccept', 10), 'service_fee_credit in service_cost 10'],
    [fee('freight', 'usedPartsHandle', 10), 'service_fee_credit in service_cost 10'],
    [fee('marketing', 'marketActive', 10), 'marketing_credit in marketing_cost 10'],
    [fee('chargeback', 'warrantyClaim', -10), 'chargeback out warranty_cost 10'],
    [fee('chargeback', 'usedPartsHandle', -10), 'chargeback out warranty_cost 10'],
    [fee('chargeback', 'marketActive', -10), 'chargeback out marketing_cost 10'],
    [fee('chargeback', 'arrivalAccept', -10), 'chargeback out service_cost 10'],
  ])('%o is settled by %s', (one, entry) =>
    expect(entriesOf([one]).map(({ feeType, direction, contra, amount }) => `${feeType} ${direction} ${contra} ${amount}`)).toEqual([entry]),
  );

  test('are settled by one entry of each kind and contra account, which add up to the total', () => {
    const kinds = fc.constantFrom('warranty_parts', 'travel', 'other', 'pdi', 'marketing', 'freight', 'chargeback');
    const sources = fc.constantFrom('warrantyClaim', 'arrivalAccept', 'marketActive', 'usedPartsHandle', 'serviceFee');
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, sources, fc.integer({ min: 1, max: 99_999 }))), (given) => {
        const all = given.map(([feeType, feeSource, cents]) => fee(feeType, feeSource, (feeType === 'chargeback' ? -cents : cents) / 100));
        const entries = entriesOf(all);
        const { settlementTotal, feeWarranty, feeService, feeMarketing, feeChargeback } = settlementOf(all);
        expect(sum(entries.map(({ direction, amount }) => (direction === 'in' ? amount : -amount)))).toBe(settlementTotal);
        expect(sum([feeWarranty, feeService, feeMarketing, feeChargeback])).toBe(settlementTotal);
        expect(new Set(entries.map(({ feeType, contra }) => `${feeType} ${contra}`)).size).toBe(entries.length);
      }),
    );
  });
});

describe('objections', () => {
  test('differ by what is claimed, whatever the sign', () =>
    expect(
      disputeAmount([
        { statedAmount: 100, claimedAmount: 80.5 },
        { statedAmount: 0, claimedAmount: 10 },
        { statedAmount: 50, claimedAmount: null },
      ]),
    ).toBe(29.5));

  test('wait for an answer, and for what corrects them', () => {
    const lines = [
      { answer: null, correctionNo: null },
      { answer: 'accepted', correctionNo: null },
      { answer: 'accepted', correctionNo: 'FP-1' },
      { answer: 'refused', correctionNo: null },
    ];
    expect([unansweredOf(lines), uncorrectedOf(lines)]).toEqual([[lines[0]], [lines[1]]]);
  });
});

describe('workflow', () => {
  const state = (change: Partial<ReceiptState>): ReceiptState => ({
    status: 'submitted',
    submitBy: 'qian.finance',
    period: '2026-10',
    disputeEnd: '2026-11-20',
    today: '2026-11-20',
    issueBy: 'qian.finance',
    othersClose: false,
    statusText: 'Submitted',
    ...change,
  });
  const user = { username: 'qian.finance', userType: 'maker', roles: [], permissions: new Set<string>() } as const;

  test.each([
    ['on the last day', {}, undefined],
    ['a day later', { today: '2026-11-21' }, 'E-501'],
  ])('an objection %s', (_when, change, code) => expect(receiptWorkflow.noPass.guards![0]!(state(change), user)?.code).toBe(code));

  test.each([
    ['by who issued it, where nobody else may', {}, undefined],
    ['by who issued it, where somebody else may', { othersClose: true }, 'E-005'],
    ['by somebody else', { othersClose: true, issueBy: 'liu.finance' }, undefined],
  ])('closing %s', (_who, change, code) => expect(receiptWorkflow.close.guards![0]!(state(change), user)?.code).toBe(code));

  test.each([
    ['pass', 'pass', 'E-500'],
    ['pass', 'closed', 'E-500'],
    ['noPass', 'pass', 'E-500'],
    ['noPass', 'no_pass', 'E-007'],
    ['close', 'closed', 'E-500'],
    ['close', 'submitted', 'E-007'],
  ] as const)('%s of one that is %s: %s', (action, status, code) => expect(receiptWorkflow[action].otherwise!(state({ status })).code).toBe(code));
});
