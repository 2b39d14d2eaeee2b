import type { Selectable } from 'kysely';
import type { CoreCondition, Mark } from '../../generated/types.gen.ts';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { HandleStatus } from './rules/workflow.ts';

export type HandleMethod = 'return_maker' | 'return_supplier' | 'scrap_local' | 'keep_inspect' | 'reuse';
export type InspectResult = 'confirmed' | 'no_fault' | 'misuse' | 'wrong_part' | 'missing';

/** Cores that a dealer returns, scraps, reuses or keeps for an inspection. */
export interface UsedPartsHandleTable extends DocumentTable<HandleStatus> {
  handleNo: string;
  handleMethod: HandleMethod;
  handleDate: string | null;
  handledBy: string | null;
  carrier: string | null;
  trackingNo: string | null;
  shipDate: string | null;
  boxes: number | null;
  weightKg: number | null;
  freight: number | null;
  auditFreight: number | null;
  currency: string | null;
  scrapWitness: string | null;
  /** Of the last parcel. */
  receivedDate: string | null;
  receivedBy: string | null;
  inspectResult: string | null;
  chargeAmount: number | null;
  /** How often it was handed in. */
  round: number;
  rejectReason: string | null;
  marks: Mark[];
  closeReason: string | null;
}

export interface UsedPartsHandleLineTable {
  id: string;
  handleId: string;
  lineNo: number;
  /** The core. */
  taskId: string;
  tagNo: string;
  handledQty: number;
  condition: CoreCondition | null;
  remark: string | null;
  /** In all parcels; null before the first. */
  receivedQty: number | null;
  /** Of the last parcel. */
  inspection: InspectResult | null;
  inspectRemark: string | null;
  /** Received in order. */
  acceptedQty: number;
  /** Received, but damaged by its user. */
  misuseQty: number;
  chargedQty: number;
  waivedQty: number;
  chargeAmount: number | null;
}

export type HandleHeader = Selectable<UsedPartsHandleTable>;
export type HandleLine = UsedPartsHandleLineTable;
export type HandleLines = { lines: HandleLine };
export type Handle = { header: HandleHeader; lines: HandleLine[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    usedPartsHandle: UsedPartsHandleTable;
    usedPartsHandleLine: UsedPartsHandleLineTable;
  }
}
