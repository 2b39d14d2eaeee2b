import { documentStore } from '../../documents/saving/store.ts';
import type { Db } from '../../shared/database/database.ts';
import { fittingFiles } from '../../shared/files/filesInSlots.ts';
import { type ArrivalHeader, type ArrivalLines, emptyArrival, emptyBox, emptyLine } from './tables.ts';

export const arrivalStore = documentStore<ArrivalHeader, ArrivalLines>({
  docType: 'partsArrival',
  table: 'partsArrival',
  no: 'arrivalNo',
  empty: emptyArrival,
  lines: {
    lines: { table: 'partsArrivalLine', parent: 'arrivalId', order: 'lineNo', empty: emptyLine },
    boxes: { table: 'partsArrivalBox', parent: 'arrivalId', order: 'lineNo', empty: emptyBox },
  },
});

/** Slots of a receipt that hold files, with how many. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => fittingFiles(db, 'parts_arrival', id);
