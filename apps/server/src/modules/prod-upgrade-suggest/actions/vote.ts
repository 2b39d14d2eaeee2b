/** Votes of dealers for suggestions of others. */
import { sql } from 'kysely';
import type { YesNo } from '../../../generated/types.gen.ts';
import { type BatchResult, runBatch } from '../../../shared/batch/batch.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { forbidden, refuse } from '../../../shared/refusal/refusal.ts';
import { asOfNow, mustBeAtWork } from '../../../shared/workflow/dealerGate.ts';
import { onBoard, votable } from '../rules/workflow.ts';
import type { SuggestRow } from '../tables.ts';

type Locked = Pick<SuggestRow, 'id' | 'suggestNo' | 'dealerCode' | 'status'>;

interface Vote {
  ids: string[];
  on: YesNo;
  dryRun: boolean;
}

/**
 * Gives, or takes back, the vote of the user's dealer, which has one for each suggestion, whoever of its people gives it. Giving it twice
 * changes nothing. What is not on the board is refused as what cannot be voted for (E-418), so that nobody learns whether it exists.
 * @throws E-551, E-552, E-553 for those who rest
 */
export async function vote(given: TrxContext, { ids, on, dryRun }: Vote): Promise<BatchResult> {
  const context = { ...given, user: await asOfNow(given) };
  mustBeAtWork(context);
  const { db, services, user } = context;
  const { dealerCode, username } = user;
  if (dealerCode === null) throw forbidden('forbidden');
  const locked = await lockOnBoard(context, ids);
  const work = async (suggestId: string): Promise<void> => {
    const found = locked.get(suggestId);
    if (!found || found.dealerCode === dealerCode || !votable.includes(found.status)) throw refuse('E-418');
    if (on === 'Y')
      await db
        .insertInto('suggestVote')
        .values({ suggestId, dealerCode, username, createTime: services.now().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await db.deleteFrom('suggestVote').where('suggestId', '=', suggestId).where('dealerCode', '=', dealerCode).execute();
    await sql`update prod_upgrade_suggest set votes = (select count(*) from suggest_vote where suggest_id = ${suggestId}) where id = ${suggestId}`.execute(db);
  };
  return runBatch(context, ids, work, async (id) => locked.get(id)?.suggestNo ?? '', { dryRun });
}

/** Suggestions that all dealers see, locked in the order of their ids. */
async function lockOnBoard({ db }: TrxContext, ids: readonly string[]): Promise<ReadonlyMap<string, Locked>> {
  const { rows } = await sql<Locked>`select id, suggest_no, dealer_code, status from prod_upgrade_suggest
    where id = any(${[...ids]}::char(32)[]) and del_flag = 0 and status = any(${[...onBoard]}::text[]) order by id for update`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
