/** Takes several documents through one action, each in its own way. */
import { sql } from 'kysely';
import type { TrxContext } from '../shared/context.ts';
import { together } from '../shared/database/together.ts';
import { refuse } from '../shared/refusal/refusal.ts';
import { asOfNow } from '../shared/workflow/dealerGate.ts';
import { inScopeOf, lockBefore, take } from './act.ts';
import { type ActionInput, type DocumentKind, type StoredDocument, transitionOf } from './kind.ts';
import { mustHold, type WorkflowState } from './workflow.ts';

/**
 * In an open transaction: all documents are locked by one statement and each is changed by one; logs, tasks and messages are written for
 * all at the end.
 * @param inputs by the id of the document
 * @throws the refusal of the first that is refused, 403; then the transaction is taken back by its caller
 */
export async function actOnEach<Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  given: TrxContext,
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
  inputs: ReadonlyMap<string, Input>,
): Promise<void> {
  if (inputs.size === 0) return;
  const inside = { ...given, user: await asOfNow(given) };
  const transition = transitionOf(kind, action);
  mustHold(transition, inside.user);
  const ids = [...inputs.keys()];
  await lockBefore(inside, kind, transition, ids);
  const { rows } = await sql<Row>`select * from ${inScopeOf(kind, inside.user)} and id = any(${ids}::char(32)[]) order by id for update`.execute(inside.db);
  if (rows.length < ids.length) throw refuse('E-012');
  const stateOf = await kind.states(inside);
  await together(inside.db, async () => {
    for (const before of rows) await take(inside, kind, { action, transition, input: inputs.get(before.id)! }, { before, state: stateOf(before) });
  });
}
