/** Courses for registrations, applications and the demo data. */
export { attendanceTemplate } from './actions/importAttendance.ts';
export { addTraining } from './actions/saveTraining.ts';
export { isReadBy } from './audience.ts';
export { attendeesOf, savedPlan } from './reading/findTraining.ts';
export { lockPlansOf, promoteWaiting, recountSeats } from './seats.ts';
export { topicNames, withTopics } from './reading/trainingList.ts';
export { trainingKind } from './trainingKind.ts';
export type { PlanRow } from './tables.ts';
