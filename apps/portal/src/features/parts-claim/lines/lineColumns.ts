import type { PartsClaim } from '@harrow/api-client';
import { claimedOf } from './claimed.ts';
import { lineColumns } from '../partsClaimKind.ts';

interface Shown {
  hasWrong: boolean;
  hasQuality: boolean;
  /** Something is kept at a discount. */
  isKept: boolean;
  /** Wanted solution of the claim. */
  solution: string | null;
}

interface Table {
  document: PartsClaim | undefined;
}

const isDecided = ({ document }: Table): boolean => document?.lines.some(({ lineResult }) => lineResult !== null) ?? false;
const isSentBack = ({ document }: Table): boolean => document?.lines.some(({ returnQty }) => returnQty > 0) ?? false;
const always = (): boolean => true;

/** Columns of the lines: those of a reason only where it is claimed, those of a decision once there is one. */
export const columnsFor = ({ hasWrong, hasQuality, isKept, solution }: Shown) =>
  lineColumns('lines', {
    partsCode: { frozen: 'left', value: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
    wmsBoxNo: {},
    lineReason: { isText: always },
    packedQty: {},
    receivedQty: {},
    claimQty: { total: true },
    lineSolution: {},
    discountPct: { isShown: () => isKept },
    wrongPartsCode: { isShown: () => hasWrong },
    onShelf: { isShown: () => hasQuality, isTextIn: ({ lineReason }) => lineReason !== 'quality' },
    failureDate: { isShown: () => hasQuality, isTextIn: ({ lineReason }) => lineReason !== 'quality' },
    vin: { isShown: () => hasQuality, isTextIn: ({ lineReason }) => lineReason !== 'quality' },
    faultText: { isShown: () => hasQuality, isTextIn: ({ lineReason }) => lineReason !== 'quality' },
    paidPrice: {},
    amount: { total: true, value: (row) => claimedOf(row, solution) },
    remark: {},
    lineResult: { isShown: isDecided },
    approvedQty: { isShown: isDecided },
    approvedDiscountPct: { isShown: (table) => isKept && isDecided(table) },
    creditAmount: { isShown: isDecided, total: true },
    returnQty: { isShown: isSentBack },
    returnedQty: { isShown: isSentBack },
    returnCondition: { isShown: isSentBack },
    reviewRemark: { isShown: isDecided },
  });
