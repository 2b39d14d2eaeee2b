/** The kind of document: its workflow, the effects of its actions, and its tasks. */
import { type ActionInput, type DocumentKind, effect } from '../../documents/kind.ts';
import { subjectOf } from '../../documents/todo/task.ts';
import { usualTasks } from '../../documents/usualTasks.ts';
import type { __Name__Action } from '../../generated/types.gen.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { __name__Store } from './__name__Store.ts';
import type { __Name__Header } from './tables.ts';
import { type __Name__State, __name__Workflow } from './workflow.ts';

const on = effect<__Name__Header, ActionInput>();

const submit = on({
  async prepare({ context, before }) {
    const { lines } = await __name__Store.find(context, before.id);
    if (lines.length === 0) throw refuse('E-008');
  },
  apply: async ({ context: { services, user } }) => ({ submitTime: services.now().toISOString(), submitBy: user.username }),
});

const review = on({
  apply: async ({ context: { services, user }, input: { opinion } }) => ({
    auditTime: services.now().toISOString(),
    auditBy: user.username,
    auditOpinion: opinion?.trim() || null,
  }),
});

const { review: toReview, fix } = usualTasks<__Name__Header>('__name__', subjectOf);

export const stateOf = ({ status, submitBy }: Pick<__Name__Header, 'status' | 'submitBy'>): __Name__State => ({ status, submitBy });

export const __name__Kind: DocumentKind<__Name__Header, __Name__Action, __Name__State> = {
  docType: '__name__',
  table: '__name__',
  noColumn: '__name__No',
  workflow: __name__Workflow,
  effects: { submit, pass: review, noPass: review },
  states: async () => stateOf,
  tasks: [toReview, fix],
  comments: true,
};
