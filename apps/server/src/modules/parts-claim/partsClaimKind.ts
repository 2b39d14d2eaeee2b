/** The kind of document: its workflow, the effects of its actions, and its tasks. */
import { type ActionInput, type DocumentKind, effect } from '../../documents/kind.ts';
import { subjectOf } from '../../documents/todo/task.ts';
import { usualTasks } from '../../documents/usualTasks.ts';
import type { PartsClaimAction } from '../../generated/types.gen.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { partsClaimStore } from './partsClaimStore.ts';
import type { PartsClaimHeader } from './tables.ts';
import { type PartsClaimState, partsClaimWorkflow } from './workflow.ts';

const on = effect<PartsClaimHeader, ActionInput>();

const submit = on({
  async prepare({ context, before }) {
    const { lines } = await partsClaimStore.find(context, before.id);
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

const { review: toReview, fix } = usualTasks<PartsClaimHeader>('partsClaim', subjectOf);

export const stateOf = ({ status, submitBy }: Pick<PartsClaimHeader, 'status' | 'submitBy'>): PartsClaimState => ({ status, submitBy });

export const partsClaimKind: DocumentKind<PartsClaimHeader, PartsClaimAction, PartsClaimState> = {
  docType: 'partsClaim',
  table: 'partsClaim',
  noColumn: 'partsClaimNo',
  workflow: partsClaimWorkflow,
  effects: { submit, pass: review, noPass: review },
  states: async () => stateOf,
  tasks: [toReview, fix],
  comments: true,
};
