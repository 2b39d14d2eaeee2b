import { documentStore } from '../../documents/saving/store.ts';
import type { Db } from '../../shared/database/database.ts';
import { filesInSlots } from '../../shared/files/filesInSlots.ts';
import { emptyHandover, emptyTopic, emptyTrainee, type HandoverHeader, type HandoverLines } from './tables.ts';

export const handoverStore = documentStore<HandoverHeader, HandoverLines>({
  docType: 'handoverTrain',
  table: 'handoverTrain',
  no: 'handoverNo',
  empty: emptyHandover,
  lines: {
    trainees: { table: 'handoverTrainee', parent: 'handoverId', order: 'lineNo', empty: emptyTrainee },
    topics: { table: 'handoverTopic', parent: 'handoverId', order: 'lineNo', empty: emptyTopic },
  },
});

/** How many files each slot holds. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'handover_train', id);
