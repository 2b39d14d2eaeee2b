import {
  type BatchResult,
  resultOf,
  type SavedMaster,
  type Training,
  type TrainingInput,
  type TrainingItem,
  trainingMastersAdd,
  trainingMastersAttendance,
  trainingMastersAttendanceList,
  trainingMastersCancel,
  trainingMastersEdit,
  trainingMastersFinish,
  trainingMastersList,
  trainingMastersPublish,
  trainingMastersQueryById,
  trainingMastersRemove,
  trainingMastersStatusCounts,
  trainingsDetail,
  trainingsList,
  trainingsPeople,
  type TrainingsPeopleData,
  trainingsStatusCounts,
  type TrainingStatus,
  trainSubmissionsList,
} from '@harrow/api-client';
import { canUse, type Tone } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { permissionsStore } from '../../platform/session/permissions.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { addOrEditOf, batchOf, deletionOf, detailOf, listOf, writeHeaders, writeOf } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';

/** The training centre sees drafts, too. */
export const isKeeper = (): boolean => isMakerUser(userStore.get()) && canUse('training:edit', permissionsStore.get());

/** The calls behind list and page: those of the training centre, or of those for whom courses are published. */
export const trainings = resource<TrainingItem, Training, TrainingInput, SavedMaster>('training', {
  list: (query, signal) => (isKeeper() ? listOf(trainingMastersList) : listOf(trainingsList))(query, signal),
  detail: (id, signal) => (isKeeper() ? detailOf(trainingMastersQueryById) : detailOf(trainingsDetail))(id, signal),
  save: addOrEditOf(trainingMastersAdd, trainingMastersEdit),
});

export const trainingTones: Record<TrainingStatus, Tone> = {
  planned: 'default',
  registering: 'processing',
  full: 'warning',
  finished: 'success',
  closed: 'default',
};

const keeperStatuses = ['planned', 'registering', 'full', 'finished', 'closed'] as const;
const readerStatuses = ['registering', 'full', 'finished', 'closed'] as const;

/** Dealers begin with the courses that they can register for. */
const trainingDefaults = (isMaker: boolean): ListState => ({ ...sortedBy('startDate', 'desc'), filters: isMaker ? {} : { open: '1' } });

/** Courses of the training centre. */
export const trainingListing = {
  resource: trainings,
  address: '/training/plan',
  statuses: {
    filter: 'trainingStatus',
    dict: 'training_status',
    get order() {
      return isKeeper() ? keeperStatuses : readerStatuses;
    },
    counts: statusCounts(trainings.key, (options) => (isKeeper() ? trainingMastersStatusCounts(options) : trainingsStatusCounts(options))),
    clears: ['open'],
  },
  defaults: trainingDefaults,
  get exportPath() {
    return isKeeper() ? '/mfr/training/exportXls' : null;
  },
  isPrintable: true,
  ...deletionOf(trainingMastersRemove),
} satisfies DocumentListing<TrainingItem>;

/** Address of the form in which a dealer registers for a course. */
export const registerAddress = (planNo: string): string => `/training/registration/add?${new URLSearchParams({ planNo })}`;

export const publishTrainings = batchOf(trainingMastersPublish);
export const finishTrainings = batchOf(trainingMastersFinish);
export const recordAttendance = writeOf(trainingMastersAttendance);
export const cancelTrainings = (ids: string[], reason: string, { dryRun }: Trial = {}): Promise<BatchResult> =>
  resultOf(trainingMastersCancel({ body: { ids, reason }, query: { ...(dryRun && { dryRun }) }, headers: writeHeaders() }));

/** Everybody with a seat in a course. */
export const attendeesOf = (id: string) =>
  queryOptions({
    queryKey: [...trainings.key, 'attendees', id],
    queryFn: ({ signal }) => resultOf(trainingMastersAttendanceList({ query: { id }, signal })),
    // What the user types is compared with what was read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Registrations of a course that the panel beside it shows. */
const mostRegistrations = 100;

/** Registrations for a course, in the order of their submission. */
export const registrationsOf = (planNo: string) =>
  queryOptions({
    queryKey: [...trainings.key, 'registrations', planNo],
    queryFn: ({ signal }) =>
      resultOf(trainSubmissionsList({ query: { planNo, pageNo: 1, pageSize: mostRegistrations, column: 'submitTime', order: 'asc' }, signal })),
  });

/** People and what they are certified for. */
export const trainedPeople = (query: NonNullable<TrainingsPeopleData['query']>) =>
  queryOptions({ queryKey: [...trainings.key, 'people', query], queryFn: ({ signal }) => resultOf(trainingsPeople({ query, signal })) });
