import type { CoreCondition, Mark } from '../../generated/types.gen.ts';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { HandleStatus } from './rules/workflow.ts';

export type HandleMethod = 'return_maker' | 'return_supplier' | 'scrap_local' | 'keep_inspect' | 'reuse';
export type InspectResult = 'confirmed' | 'no_fault' | 'misuse' | 'wrong_part' | 'missing';

/** Cores that a dealer returns, scraps, reuses or keeps for an inspection. */
export const emptyHandle = {
  ...emptyDocument,
  status: 'draft' as HandleStatus,
  handleNo: '',
  handleMethod: 'return_maker' as HandleMethod,
  handleDate: null as string | null,
  handledBy: null as string | null,
  carrier: null as string | null,
  trackingNo: null as string | null,
  shipDate: null as string | null,
  boxes: null as number | null,
  weightKg: null as number | null,
  freight: null as number | null,
  auditFreight: null as number | null,
  currency: null as string | null,
  scrapWitness: null as string | null,
  /** Of the last parcel. */
  receivedDate: null as string | null,
  receivedBy: null as string | null,
  inspectResult: null as string | null,
  chargeAmount: null as number | null,
  /** How often it was handed in. */
  round: 0,
  rejectReason: null as string | null,
  marks: [] as Mark[],
  closeReason: null as string | null,
};

export const emptyLine = {
  id: '',
  handleId: '',
  lineNo: 0,
  /** The core. */
  taskId: '',
  tagNo: '',
  handledQty: 0,
  condition: null as CoreCondition | null,
  remark: null as string | null,
  /** In all parcels; null before the first. */
  receivedQty: null as number | null,
  /** Of the last parcel. */
  inspection: null as InspectResult | null,
  inspectRemark: null as string | null,
  /** Received in order. */
  acceptedQty: 0,
  /** Received, but damaged by its user. */
  misuseQty: 0,
  chargedQty: 0,
  waivedQty: 0,
  chargeAmount: null as number | null,
};

export type HandleHeader = typeof emptyHandle;
export type HandleLine = typeof emptyLine;
export type HandleLines = { lines: HandleLine };
export type Handle = { header: HandleHeader; lines: HandleLine[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    usedPartsHandle: TableOf<HandleHeader>;
    usedPartsHandleLine: HandleLine;
  }
}
