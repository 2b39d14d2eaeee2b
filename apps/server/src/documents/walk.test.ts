/** Every kind of document × status × action × user: what the workflow's table says is what happens, and what the record promises. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../modules/index.ts';
import { contextOf, transact } from '../shared/context.ts';
import { Refusal } from '../shared/refusal/refusal.ts';
import type { CurrentUser } from '../shared/session/currentUser.ts';
import { documentSample } from '../test/samples/documentSamples.ts';
import { insertMachines, testNow } from '../test/machineFixtures.ts';
import { createTestApp, type TestApp } from '../test/testApp.ts';
import { walked } from '../test/samples/walked.ts';
import { act, lockDocument } from './act.ts';
import { type AnyKind, statusOf, transitionOf } from './kind.ts';
import { allowedActions, mustAllow, type Transition, type WorkflowState } from './workflow.ts';

/** Everybody who differs in role, side, dealer or region. */
const people = [
  'd001.service',
  'd001.admin',
  'd00101.service',
  'd002.service',
  'wang.service',
  'cis.service',
  'zhao.manager',
  'qian.finance',
  'zhou.training',
  'admin',
];

let app: TestApp;
const users = new Map<string, CurrentUser>();
beforeAll(async () => {
  app = await createTestApp({ now: testNow });
  await insertMachines(app.services.db);
  for (const name of people) users.set(name, await app.services.sessions.actAs(name));
});
afterAll(() => app.close());

const statusesOf = ({ workflow }: AnyKind): string[] => [
  ...new Set((Object.values(workflow) as Transition[]).flatMap(({ from, to }) => (to === 'same' || to === 'deleted' ? [...from] : [...from, to]))),
];

/** Refusals that say "not now" or "not you"; any other one is about what the action was given. */
const isBarred = (error: unknown): boolean => {
  if (!(error instanceof Refusal)) throw error;
  if (error.httpStatus === 403 || error.text.code === 'E-012') return true;
  return error.errors === undefined && error.warnings === undefined && error.text.code !== 'E-006';
};

/** The document as its workflow sees it; undefined for a user who does not see it. */
const stateFor = (kind: AnyKind, user: CurrentUser, id: string): Promise<WorkflowState | undefined> =>
  transact(contextOf(app.services, user), async (context) => {
    const row = await lockDocument(context, kind, id).catch(() => undefined);
    return row === undefined ? undefined : (await kind.states(context))(row);
  });

/** Whether the table lets a user do it. */
function isAllowed(kind: AnyKind, action: string, user: CurrentUser, state: WorkflowState): boolean {
  try {
    mustAllow(transitionOf(kind, action), user, state, () => state.status);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

/** Whether a user gets through to the rules of the action itself. Nothing is changed. */
async function getsThrough(kind: AnyKind, action: string, user: CurrentUser, id: string): Promise<boolean> {
  try {
    await act(contextOf(app.services, user), kind, action, { id, onlyChecks: true, opinion: 'a long enough reason' });
    return true;
  } catch (error) {
    return !isBarred(error);
  }
}

const documentTypes = modules.flatMap(({ documents = [] }) => documents);

describe.each(walked(documentTypes).map(({ kind }) => [kind.docType, kind] as const))('%s', (docType, kind) => {
  test('a record promises exactly the actions that its user gets through with', async () => {
    const { id } = await (await documentSample(docType))(app.services);
    const { column } = statusOf(kind);
    const actions = Object.keys(kind.workflow);
    const differences: string[] = [];
    for (const status of statusesOf(kind)) {
      await sql`update ${sql.table(kind.table)} set ${sql.ref(column)} = ${status} where id = ${id}`.execute(app.services.db);
      const promised = new Map<string, readonly string[]>();
      for (const [name, user] of users) {
        const state = await stateFor(kind, user, id);
        promised.set(name, state === undefined ? [] : allowedActions(kind.workflow, user, state));
        // Everybody's every action by the table alone; what is done with the answer follows below.
        for (const action of state === undefined ? [] : actions)
          if (promised.get(name)!.includes(action) !== isAllowed(kind, action, user, state!))
            differences.push(`${name} ${action} in ${status}: the table says otherwise`);
      }
      for (const action of actions)
        for (const isPromised of [true, false]) {
          // One who may and one who may not, each time somebody else where there are several.
          const some = [...users].filter(([name]) => promised.get(name)!.includes(action) === isPromised);
          const [name, user] = some[(actions.indexOf(action) + statusesOf(kind).indexOf(status)) % (some.length || 1)] ?? [];
          if (name && user && (await getsThrough(kind, action, user, id)) !== isPromised)
            differences.push(`${name} ${action} in ${status}: promised ${isPromised}, got through ${!isPromised}`);
        }
    }
    expect(differences).toEqual([]);
  });

  test('every action that may be promised has a permission that some role holds, and a text in every language', async () => {
    const transitions = Object.entries(kind.workflow) as [string, Transition][];
    const missing: string[] = [];
    for (const [action, { permission, by }] of transitions) {
      if (by === 'system') expect(permission, action).toBeNull();
      else if ((await app.usersWith(permission!)).length === 0) missing.push(`${action}: ${permission}`);
    }
    expect(missing).toEqual([]);
  });

  test('every step it writes has a name in the dictionary of steps', () => {
    const known = new Set((app.services.dictionaries.items('approval_action') ?? []).map(({ value }) => value));
    const steps = (Object.entries(kind.workflow) as [string, Transition][]).flatMap(([action, { logAs, to }]) =>
      to === 'deleted' || logAs === null ? [] : [logAs ?? action],
    );
    expect(steps.filter((step) => action(step) && !known.has(step))).toEqual([]);
  });

  test('every task it means has a name in the dictionary of tasks', () => {
    const known = new Set((app.services.dictionaries.items('todo_task') ?? []).map(({ value }) => value));
    expect((kind.tasks ?? []).filter(({ task }) => !known.has(task))).toEqual([]);
  });
});

/** Actions that change what a document holds write no step. */
const action = (step: string): boolean => step !== 'edit';
