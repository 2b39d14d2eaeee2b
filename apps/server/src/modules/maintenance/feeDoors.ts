/** What becomes of a service with its fee. */
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { TrxContext } from '../../shared/context.ts';
import type { FeeSourceDoors } from '../../shared/module.ts';
import { maintenanceKind } from './maintenanceKind.ts';

const mark = async ({ db }: TrxContext, sourceId: string, settlementStatus: 'settling' | 'unsettled', statementNo: string | null): Promise<void> =>
  void (await db.updateTable('forceInsurance').set({ settlementStatus, statementNo }).where('id', '=', sourceId).execute());

export const maintenanceFeeDoors: FeeSourceDoors = {
  settling: (context, { sourceId, statementNo }) => mark(context, sourceId, 'settling', statementNo),
  released: (context, { sourceId }) => mark(context, sourceId, 'unsettled', null),
  async settled({ services, db }, { sourceId, statementNo, day }) {
    const { status } = await db.selectFrom('forceInsurance').select('status').where('id', '=', sourceId).executeTakeFirstOrThrow();
    if (status === 'audit_succeeded')
      await act(systemContext(services, db), maintenanceKind, 'settle', { id: sourceId, opinion: `by ${statementNo}`, paid: { statementNo, day } });
  },
};
