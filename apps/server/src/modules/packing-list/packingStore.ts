import { documentStore } from '../../documents/saving/store.ts';
import type { Db } from '../../shared/database/database.ts';
import { filesInSlots } from '../../shared/files/filesInSlots.ts';
import { packingScope } from './packingScope.ts';
import { emptyBox, emptyLine, emptyPacking, type PackingHeader, type PackingLists } from './tables.ts';

export const packingStore = documentStore<PackingHeader, PackingLists>({
  docType: 'packingList',
  table: 'packingList',
  no: 'packingNo',
  empty: emptyPacking,
  scope: packingScope,
  lines: {
    boxes: { table: 'packingBox', parent: 'packingId', order: 'lineNo', empty: emptyBox },
    lines: { table: 'packingLine', parent: 'packingId', order: 'lineNo', empty: emptyLine },
  },
});

/** How many files each slot holds. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'packing_list', id);
