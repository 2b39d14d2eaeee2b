import {
  resultOf,
  type TrainApply,
  trainAppliesDetail,
  trainAppliesList,
  trainAppliesRemove,
  trainAppliesSave,
  trainAppliesStatusCounts,
  type TrainApplyInput,
  type TrainApplyItem,
  trainApplyPlansCreateFromApply,
  type TrainingItem,
  trainingsList,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls behind list and page. */
export const applications = resource<TrainApplyItem, TrainApply, TrainApplyInput>('trainApply', {
  list: listOf(trainAppliesList),
  detail: detailOf(trainAppliesDetail),
  save: saveOf(trainAppliesSave),
});

/** The statuses in the order of the work. */
const applicationStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;

export const createTraining = writeOf(trainApplyPlansCreateFromApply);

/** Table under which the files of an application are kept. */
export const applicationFiles = 'train_apply';

/** Applications of dealers for a course. */
export const applicationListing = {
  resource: applications,
  address: '/training/apply',
  statuses: { filter: 'applicationStatus', order: applicationStatuses, counts: statusCounts(applications.key, trainAppliesStatusCounts) },
  ...deletionOf(trainAppliesRemove),
} satisfies DocumentListing<TrainApplyItem>;

const mostComing = 100;

/** Published courses that are still to be held: an application may be answered with one. */
export const comingTrainings = queryOptions({
  queryKey: [...applications.key, 'trainings'],
  queryFn: async ({ signal }): Promise<TrainingItem[]> => {
    const query = { trainingStatus: 'registering,full', pageNo: 1, pageSize: mostComing, column: 'startDate', order: 'asc' } as const;
    return (await resultOf(trainingsList({ query, signal }))).records;
  },
});
