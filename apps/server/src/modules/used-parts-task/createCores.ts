import { addDays } from '../../shared/calendarDate.ts';
import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { today } from '../../shared/session/currentUser.ts';
import { writeTodo } from '../../documents/todo/writeTodo.ts';
import { coreKind, tellRequested } from './coreKind.ts';
import type { UsedPartsTaskTable } from './tables.ts';

/** The claim that leaves cores behind, and who has to keep them. */
type OfClaim = Pick<
  UsedPartsTaskTable,
  'orgCode' | 'dealerCode' | 'dealerName' | 'subDealerCode' | 'subDealerName' | 'claimId' | 'claimNo' | 'vin' | 'currency'
>;
/** One of its cores. */
type OfPart = Pick<UsedPartsTaskTable, 'bugNo' | 'claimPartsId' | 'partsCode' | 'supplierCode' | 'claimQty' | 'tagNo' | 'oldSerialNo'> & {
  coreDisposition: 'return' | 'hold';
};

/** Disposition of the cores of a claim approved today: each is kept, or requested at once. */
export async function createCores(context: TrxContext, { cores, ...claim }: OfClaim & { cores: readonly OfPart[] }): Promise<void> {
  if (cores.length === 0) return;
  const { db, services, user } = context;
  const day = today(user, services.now());
  const keptUntil = addDays(day, services.parameters.number('usedParts.retentionDays'));
  const returnDue = addDays(day, services.parameters.number('usedParts.returnDays'));
  const kept = { coreStatus: 'kept', retainUntil: keptUntil, requestedDate: null, requestedBy: null, returnDue: null } as const;
  const asked = {
    coreStatus: 'to_return',
    retainUntil: keptUntil > returnDue ? keptUntil : returnDue,
    requestedDate: day,
    requestedBy: user.username,
    returnDue,
  } as const;
  const rows = await db
    .insertInto('usedPartsTask')
    .values(
      cores.map((core) => ({
        ...claim,
        ...core,
        ...(core.coreDisposition === 'return' ? asked : kept),
        id: newId(services.now().getTime()),
        createBy: user.username,
        createTime: services.now().toISOString(),
      })),
    )
    .returningAll()
    .execute();
  for (const core of rows.filter(({ coreStatus }) => coreStatus === 'to_return')) {
    await writeTodo(context, coreKind, core, core);
    await tellRequested(context, core);
  }
}
