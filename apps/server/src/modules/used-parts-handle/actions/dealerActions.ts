/** Actions of the dealer on a document about cores: submit, withdraw. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn } from '../../../documents/review.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { followCores } from '../../used-parts-task/service.ts';
import { about, handleEffect } from './handleStep.ts';
import { handleStore } from '../handleStore.ts';
import { restOf, returns } from '../rules/lines.ts';
import { coresById } from '../reading/openCores.ts';
import { checkSubmit } from '../rules/submitChecks.ts';

interface Ready {
  taskIds: string[];
}

/** Hands it in: the cores are the document's from then on. Returns are on their way. */
export const submit = handleEffect<Ready>({
  async prepare({ context, before }) {
    const { db, services, user } = context;
    const { lines } = await handleStore.findLines(db, before.id);
    if (!lines.some((line) => restOf(line) > 0)) throw refuse('E-008');
    const taskIds = lines.map(({ taskId }) => taskId);
    // Of two documents that are handed in at once, the second sees what the first has taken.
    const cores = await coresById(context, { ids: taskIds, dealerCode: before.dealerCode, lock: true });
    const errors = checkSubmit(
      { header: before, lines },
      { today: today(user, services.now()), files: await fittingFiles(db, 'used_parts_handle', before.id), cores },
    );
    if (errors.length > 0) throw invalid(errors);
    return { taskIds };
  },
  async apply(step) {
    // There is no last day: what is missing is charged back instead.
    const { resubmitUntil: _none, ...said } = handedIn(step);
    return { ...said, ...(returns.includes(step.before.handleMethod) && { status: 'shipped' }) };
  },
  async notify({ context }, after) {
    const { db, services } = context;
    await followLines(context, after.id);
    const receivers = await reviewersOf(db, 'usedPartsHandle:audit', after.dealerCode);
    await notify(db, receivers, { event: 'usedPartsHandle.submitted', ...about(after), at: services.now() });
  },
});

/** The cores of a document say anew where they are. */
export async function followLines(context: Parameters<typeof followCores>[0], handleId: string): Promise<void> {
  const { lines } = await handleStore.findLines(context.db, handleId);
  await followCores(
    context,
    lines.map(({ taskId }) => taskId),
  );
}

export const withdraw = handleEffect({ notify: ({ context }, after) => followLines(context, after.id) });

export const endWithDealer = handleEffect({ apply: async () => ({ closeReason: dealerEnded }) });
