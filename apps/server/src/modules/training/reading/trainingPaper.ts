import type { Training, TrainingAttendee } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { isKeeper } from '../audience.ts';
import { attendeesOf, findTraining } from './findTraining.ts';

/** A course on paper; for the training centre with everybody who has a seat, for the list that they sign. */
export async function trainingPaper(context: Context, id: string): Promise<Training & { attendees: TrainingAttendee[] }> {
  const isKept = isKeeper(context.user);
  return { ...(await findTraining(context, { id, isKept })), attendees: isKept ? await attendeesOf(context, id) : [] };
}
