/** Courses for registrations and applications. */
export { addTraining } from './actions/saveTraining.ts';
export { isReadBy } from './audience.ts';
export { savedPlan } from './reading/findTraining.ts';
export { lockPlansOf, promoteWaiting, recountSeats } from './seats.ts';
export { topicNames, withTopics } from './reading/trainingList.ts';
export type { PlanRow } from './tables.ts';
