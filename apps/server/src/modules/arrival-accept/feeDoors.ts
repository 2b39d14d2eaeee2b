/** What becomes of an acceptance with its allowance. */
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { FeeSourceDoors } from '../../shared/module.ts';
import type { TrxContext } from '../../shared/context.ts';
import { arrivalKind } from './arrivalKind.ts';
import './tables.ts';

const mark = async ({ db }: TrxContext, sourceId: string, settlementStatus: 'settling' | 'unsettled', statementNo: string | null): Promise<void> => {
  await db.updateTable('arrivalAccept').set({ settlementStatus, statementNo }).where('id', '=', sourceId).execute();
};

export const arrivalFeeDoors: FeeSourceDoors = {
  settling: (context, { sourceId, statementNo }) => mark(context, sourceId, 'settling', statementNo),
  released: (context, { sourceId }) => mark(context, sourceId, 'unsettled', null),
  async settled({ services, db }, { sourceId, statementNo, day }) {
    const { status } = await db.selectFrom('arrivalAccept').select('status').where('id', '=', sourceId).executeTakeFirstOrThrow();
    if (status === 'audit_succeeded')
      await act(systemContext(services, db), arrivalKind, 'settle', { id: sourceId, opinion: `by ${statementNo}`, paid: { statementNo, day } });
  },
};
