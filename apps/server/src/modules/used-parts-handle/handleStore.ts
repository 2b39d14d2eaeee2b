import { emptyDocument } from '../../documents/saving/emptyDocument.ts';
import { documentStore } from '../../documents/saving/store.ts';
import type { Db } from '../../shared/database/database.ts';
import { filesInSlots } from '../../shared/files/filesInSlots.ts';
import type { HandleHeader, HandleLine, HandleLines } from './tables.ts';

/** Before anything is typed. Names every column: one that is missing here does not compile. */
export const emptyHandle: HandleHeader = {
  ...emptyDocument,
  handleNo: '',
  handleMethod: 'return_maker',
  handleDate: null,
  handledBy: null,
  carrier: null,
  trackingNo: null,
  shipDate: null,
  boxes: null,
  weightKg: null,
  freight: null,
  auditFreight: null,
  currency: null,
  scrapWitness: null,
  receivedDate: null,
  receivedBy: null,
  inspectResult: null,
  chargeAmount: null,
  round: 0,
  rejectReason: null,
  marks: [],
  closeReason: null,
};

export const emptyLine: HandleLine = {
  id: '',
  handleId: '',
  lineNo: 0,
  taskId: '',
  tagNo: '',
  handledQty: 0,
  condition: null,
  remark: null,
  receivedQty: null,
  inspection: null,
  inspectRemark: null,
  acceptedQty: 0,
  misuseQty: 0,
  chargedQty: 0,
  waivedQty: 0,
  chargeAmount: null,
};

export const handleStore = documentStore<HandleHeader, HandleLines>({
  docType: 'usedPartsHandle',
  table: 'usedPartsHandle',
  no: 'handleNo',
  empty: emptyHandle,
  lines: { lines: { table: 'usedPartsHandleLine', parent: 'handleId', order: 'lineNo', empty: emptyLine } },
});

/** How many files each slot holds. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'used_parts_handle', id);
