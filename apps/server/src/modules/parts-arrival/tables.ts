import type { Generated } from 'kysely';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { DifferenceReason } from './rules/differences.ts';
import type { ArrivalStatus } from './rules/status.ts';

/** A receipt: what a dealer counted in the boxes of a packing list. */
export const emptyArrival = {
  ...emptyDocument,
  status: 'pending_acceptance' as ArrivalStatus,
  arrivalNo: '',
  packingId: '',
  packingNo: '',
  currency: '',
  arrivalDate: null as string | null,
  receivedBy: null as string | null,
  /** Where the right and whole pieces go. */
  warehouse: null as string | null,
  totalPacked: 0,
  totalReceived: 0,
  totalDamaged: 0,
  totalShort: 0,
  totalOver: 0,
  totalWrong: 0,
  /** Null until it is booked. */
  result: null as 'pass' | 'no_pass' | null,
  /** Last day to claim its differences. */
  claimDeadline: null as string | null,
  partsClaimNo: null as string | null,
  /** A claim about its differences is with the maker. */
  claimed: 'N' as 'Y' | 'N',
  waiveReason: null as string | null,
  bookedTime: null as string | null,
  closeReason: null as string | null,
};

/** A part of a box, as packed and as counted. */
export const emptyLine = {
  id: '',
  arrivalId: '',
  lineNo: 0,
  /** Null for a part that is not on the packing list. */
  packingLineId: null as string | null,
  wmsBoxNo: '',
  partsCode: '',
  partsName: {} as Texts,
  unit: '',
  unitPrice: 0,
  packedQty: 0,
  /** Right pieces, damaged ones included; null while it is not counted. */
  receivedQty: null as number | null,
  damagedQty: 0,
  /** Of the missing pieces: how many came as another part. */
  wrongQty: 0,
  wrongPartsCode: null as string | null,
  binLocation: null as string | null,
  differenceReason: null as DifferenceReason | null,
  partsClaimNo: null as string | null,
  remark: null as string | null,
};

/** A box that the receipt counts; no other one does. */
export const emptyBox = { id: '', arrivalId: '', lineNo: 0, packingId: '', wmsBoxNo: '' };

export type ArrivalHeader = typeof emptyArrival;
export type ArrivalLine = typeof emptyLine;
export type ArrivalBox = typeof emptyBox;
export type ArrivalLines = { lines: ArrivalLine; boxes: ArrivalBox };
export type Arrival = { header: ArrivalHeader; lines: ArrivalLine[]; boxes: ArrivalBox[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    partsArrival: TableOf<ArrivalHeader>;
    partsArrivalLine: ArrivalLine & { overQty: Generated<number>; shortQty: Generated<number> };
    partsArrivalBox: ArrivalBox;
  }
}
