/** Failed items of an acceptance that their dealer claims under warranty. */
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Trx } from '../../shared/database/database.ts';
import { kindOf } from './actions/arrivalStep.ts';
import { arrivalWorkflow } from './rules/workflow.ts';

/** Whether an item of the machine's acceptance waits for a claim of the user's dealer. */
export async function awaitsClaim({ db, user }: Pick<Context, 'db' | 'user'>, itemId: string, vin: string): Promise<boolean> {
  const item = await db
    .selectFrom('arrivalAcceptItem')
    .innerJoin('arrivalAccept', 'arrivalAccept.id', 'arrivalAcceptItem.acceptId')
    .select('arrivalAcceptItem.id')
    .where('arrivalAcceptItem.id', '=', itemId)
    .where('arrivalAccept.vin', '=', vin)
    .where('arrivalAccept.dealerCode', '=', user.dealerCode ?? '')
    .where('arrivalAccept.delFlag', '=', 0)
    .where('itemResult', '=', 'no_pass')
    .where('handling', '=', 'claim')
    .where('handled', '=', 'N')
    .executeTakeFirst();
  return item !== undefined;
}

/** Writes the number of the claim beside the item, if the claim is still about its machine. */
export const nameClaim = async (db: Trx, itemId: string, { vin, claimNo }: { vin: string; claimNo: string }): Promise<void> =>
  void (await db
    .updateTable('arrivalAcceptItem')
    .set({ claimNo })
    .where('id', '=', itemId)
    .where('acceptId', 'in', (eb) => eb.selectFrom('arrivalAccept').select('id').where('vin', '=', vin))
    .execute());

/** The claim that names the item is approved: the item is handled. Closed documents and handled items stay as they are. */
export async function finishClaimed({ db, services }: TrxContext, claimNo: string): Promise<void> {
  const waiting = await db
    .selectFrom('arrivalAccept')
    .innerJoin('arrivalAcceptItem', 'arrivalAcceptItem.acceptId', 'arrivalAccept.id')
    .select('arrivalAccept.id')
    .distinct()
    .where('claimNo', '=', claimNo)
    .where('handling', '=', 'claim')
    .where('handled', '=', 'N')
    .where('arrivalAccept.delFlag', '=', 0)
    .where('arrivalAccept.status', 'in', [...arrivalWorkflow.claimed.from])
    .execute();
  for (const { id } of waiting) await act(systemContext(services, db), kindOf({ services }), 'claimed', { id, claimNo });
}
