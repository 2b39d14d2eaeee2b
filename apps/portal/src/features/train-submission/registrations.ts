import {
  type ContactItem,
  contactsList,
  resultOf,
  type TrainingItem,
  trainingsList,
  trainingsPeople,
  type TrainSubmission,
  type TrainSubmissionInput,
  type TrainSubmissionItem,
  trainSubmissionsCancelSeat,
  trainSubmissionsChangePeople,
  trainSubmissionsConfirmSeat,
  trainSubmissionsDetail,
  trainSubmissionsList,
  trainSubmissionsRemove,
  trainSubmissionsSave,
  trainSubmissionsStatusCounts,
} from '@harrow/api-client';
import type { RecordSource } from '@harrow/ui/pickers';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls behind list and page. */
export const registrations = resource<TrainSubmissionItem, TrainSubmission, TrainSubmissionInput>('trainSubmission', {
  list: listOf(trainSubmissionsList),
  detail: detailOf(trainSubmissionsDetail),
  save: saveOf(trainSubmissionsSave),
});

/** The statuses in the order of the work. */
const registrationStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;

export const confirmSeats = batchOf(trainSubmissionsConfirmSeat);
export const cancelSeats = batchOf(trainSubmissionsCancelSeat);
export const changePeople = writeOf(trainSubmissionsChangePeople);

/** Registrations of dealers for courses. */
export const registrationListing = {
  resource: registrations,
  address: '/training/registration',
  statuses: { order: registrationStatuses, counts: statusCounts(registrations.key, trainSubmissionsStatusCounts) },
  module: 'trainingRegistration',
  begunBy: 'trainingRegistration:add',
  exportPath: '/api/portal/training/exportXls',
  isPrintable: true,
  ...deletionOf(trainSubmissionsRemove),
} satisfies DocumentListing<TrainSubmissionItem>;

/** Courses that are offered; a unit that has registered for one cannot do so again. */
const mostOpen = 100;

/** Courses that can still be registered for. */
export const openTrainings = queryOptions({
  queryKey: [...registrations.key, 'trainings'],
  queryFn: async ({ signal }): Promise<TrainingItem[]> => {
    const { records } = await resultOf(trainingsList({ query: { open: '1', pageNo: 1, pageSize: mostOpen, column: 'startDate', order: 'asc' }, signal }));
    return records.filter(({ allowedActions }) => allowedActions.includes('register'));
  },
});

/** People of a dealer who are looked through: some of them are registered. */
const mostCertified = 200;

/** People of a dealer with a certificate that holds. */
export const certifiedPeople = (dealerCode: string) =>
  queryOptions({
    queryKey: [...registrations.key, 'certified', dealerCode],
    queryFn: ({ signal }) => resultOf(trainingsPeople({ query: { dealerCode, valid: '1', pageSize: mostCertified }, signal })),
  });

/** Contacts of the dealer, whom people are taken from. */
export const contacts: RecordSource<ContactItem> = {
  list: ({ page, pageSize, filters, sort }, signal) =>
    resultOf(contactsList({ query: { ...filters, pageNo: page, pageSize, column: sort?.column, order: sort?.order }, signal })),
  find: async () => [],
};
