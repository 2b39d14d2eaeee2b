import { documentStore } from '../../documents/saving/store.ts';
import type { Db } from '../../shared/database/database.ts';
import { filesInSlots } from '../../shared/files/filesInSlots.ts';
import { emptyLine, emptyPartsClaim, type PartsClaimHeader, type PartsClaimLines } from './tables.ts';

export const partsClaimStore = documentStore<PartsClaimHeader, PartsClaimLines>({
  docType: 'partsClaim',
  table: 'partsClaim',
  no: 'partsClaimNo',
  empty: emptyPartsClaim,
  lines: { lines: { table: 'partsClaimLine', parent: 'claimId', order: 'lineNo', empty: emptyLine } },
});

/** How many files each slot holds. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'parts_claim', id);
