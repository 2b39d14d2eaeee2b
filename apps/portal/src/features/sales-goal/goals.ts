import {
  type BatchResult,
  resultOf,
  type SalesGoal,
  type SalesGoalInput,
  type SalesGoalItem,
  salesGoalMastersAdd,
  salesGoalMastersClose,
  salesGoalMastersEdit,
  salesGoalMastersList,
  salesGoalMastersQueryById,
  salesGoalMastersRecall,
  salesGoalMastersRelease,
  salesGoalMastersRemove,
  salesGoalMastersRevise,
  type SalesGoalMastersReviseData,
  salesGoalMastersStatusCounts,
  salesGoalMastersTotals,
  salesGoalsConfirm,
  salesGoalsDetail,
  salesGoalsFinished,
  type SalesGoalsFinishedData,
  salesGoalsList,
  salesGoalsPlatformList,
  salesGoalsProductTeamList,
  salesGoalsStatusCounts,
  salesGoalsTotals,
  type SalesGoalsTotalsData,
} from '@harrow/api-client';
import { canUse } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { permissionsStore } from '../../platform/session/permissions.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { deletionOf, detailOf, listOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { resource, type WriteOptions } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

/** Those who keep goals see drafts, too. */
export const isKeeper = (): boolean => isMakerUser(userStore.get()) && canUse('salesGoal:edit', permissionsStore.get());

/** The calls behind list and page: those of the keepers, or of those who read what is released. */
export const goals = resource<SalesGoalItem, SalesGoal, SalesGoalInput & { id?: string; version?: number }>('salesGoal', {
  list: (query, signal) => (isKeeper() ? listOf(salesGoalMastersList) : listOf(salesGoalsList))(query, signal),
  detail: (id, signal) => (isKeeper() ? detailOf(salesGoalMastersQueryById) : detailOf(salesGoalsDetail))(id, signal),
  save: ({ id, version, ...body }, { idempotencyKey, confirm }: WriteOptions) => {
    const asked = { ...(confirm && { query: { confirm } }), headers: { 'X-Idempotency-Key': idempotencyKey } };
    return resultOf(
      id === undefined || version === undefined ? salesGoalMastersAdd({ body, ...asked }) : salesGoalMastersEdit({ body: { id, version, ...body }, ...asked }),
    );
  },
});

/** Current year of the user. */
export const thisYear = (): number => Number(todayIn(userStore.get()?.timeZone).slice(0, 4));

const keeperStatuses = ['draft', 'pass', 'closed'] as const;
const readerStatuses = ['pass', 'closed'] as const;

/** A list begins with the goals of this year. */
const goalDefaults = (): ListState => ({ ...sortedBy('year', 'desc'), filters: { year: String(thisYear()) } });

export const goalListing = {
  resource: goals,
  address: '/sales/goal',
  statuses: {
    get order() {
      return isKeeper() ? keeperStatuses : readerStatuses;
    },
    counts: statusCounts(goals.key, (options) => (isKeeper() ? salesGoalMastersStatusCounts(options) : salesGoalsStatusCounts(options))),
  },
  defaults: goalDefaults,
  get exportPath() {
    return isKeeper() ? '/mfr/salesGoal/exportXls' : '/api/portal/salesGoal/exportXls';
  },
  isPrintable: true,
  ...deletionOf(salesGoalMastersRemove),
} satisfies DocumentListing<SalesGoalItem>;

/** Sums of the goals that a list finds. */
export const goalTotals = (asked: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [...goals.key, 'totals', asked],
    queryFn: ({ signal }) => {
      const query = asked as SalesGoalsTotalsData['query'];
      return resultOf(isKeeper() ? salesGoalMastersTotals({ query, signal }) : salesGoalsTotals({ query, signal }));
    },
  });

const trial = ({ dryRun, confirm }: Trial) => ({ query: { ...(dryRun && { dryRun }), ...(confirm && { confirm }) }, headers: writeHeaders() });

export const releaseGoals = (ids: string[], options: Trial = {}): Promise<BatchResult> =>
  resultOf(salesGoalMastersRelease({ body: { ids }, ...trial(options) }));
export const confirmGoals = (ids: string[], options: Trial = {}): Promise<BatchResult> => resultOf(salesGoalsConfirm({ body: { ids }, ...trial(options) }));

/** What is done to a released goal with a reason. */
export const endings = {
  recall: (id: string, reason: string): Promise<BatchResult> => resultOf(salesGoalMastersRecall({ body: { ids: [id], reason }, headers: writeHeaders() })),
  close: (id: string, reason: string): Promise<BatchResult> => resultOf(salesGoalMastersClose({ body: { ids: [id], reason }, headers: writeHeaders() })),
};
export type Ending = keyof typeof endings;

export const reviseGoal = (body: SalesGoalMastersReviseData['body'], confirm?: '1') =>
  resultOf(salesGoalMastersRevise({ body, ...(confirm && { query: { confirm } }), headers: writeHeaders() }));

/** Teams and platforms that goals can be set for. */
export const teamOptions = queryOptions({
  queryKey: ['productTeam', 'options'],
  queryFn: ({ signal }) => resultOf(salesGoalsProductTeamList({ signal })),
});
export const platformOptions = queryOptions({
  queryKey: ['platform', 'options'],
  queryFn: ({ signal }) => resultOf(salesGoalsPlatformList({ query: {}, signal })),
});

/** What became of goals, by group and month. */
export const finished = (query: SalesGoalsFinishedData['query']) =>
  queryOptions({ queryKey: [...goals.key, 'finished', query], queryFn: ({ signal }) => resultOf(salesGoalsFinished({ query, signal })) });
