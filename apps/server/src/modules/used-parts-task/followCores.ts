import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { TrxContext } from '../../shared/context.ts';
import { coreKind } from './coreKind.ts';

/** Works out anew what cores say of themselves, after a document with them has moved on; always in the same order, as they are locked. */
export async function followCores({ services, db }: TrxContext, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await act(systemContext(services, db), coreKind, 'follow', { id });
}
