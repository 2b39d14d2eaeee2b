import { documentStore } from '../../documents/saving/store.ts';
import type { Db } from '../../shared/database/database.ts';
import { filesInSlots } from '../../shared/files/filesInSlots.ts';
import { emptyHandle, emptyLine, type HandleHeader, type HandleLines } from './tables.ts';

export const handleStore = documentStore<HandleHeader, HandleLines>({
  docType: 'usedPartsHandle',
  table: 'usedPartsHandle',
  no: 'handleNo',
  empty: emptyHandle,
  lines: { lines: { table: 'usedPartsHandleLine', parent: 'handleId', order: 'lineNo', empty: emptyLine } },
});

/** How many files each slot holds. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'used_parts_handle', id);
