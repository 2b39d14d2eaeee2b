import { sql } from 'kysely';
import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import type { SavedMaster } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { listPage } from '../../shared/list/list.ts';
import { attendanceImport, attendanceSheet } from './actions/importAttendance.ts';
import { trainingImport } from './actions/importTrainings.ts';
import { addTraining } from './actions/saveTraining.ts';
import { isReadBy } from './audience.ts';
import { attendeesOf, findTraining } from './reading/findTraining.ts';
import { trainedPeople } from './reading/people.ts';
import { countTrainings, keptList, noticeList, trainingExport, trainingFilters } from './reading/trainingList.ts';
import type { PlanRow } from './tables.ts';
import { trainingKind } from './trainingKind.ts';

const toSaved = ({ id, version }: Pick<PlanRow, 'id' | 'version'>): SavedMaster => ({ id, version });

export const trainingRoutes = (): Handlers<'trainings'> & Handlers<'trainingMasters'> => ({
  trainingsList: ({ query, context }) => listPage(context, noticeList(context), query, trainingFilters(context, query)),
  trainingsDetail: ({ query, context }) => findTraining(context, { id: query.id, isKept: false }),
  trainingsStatusCounts: ({ context }) => countTrainings(context, isReadBy),
  trainingsPeople: ({ query, context }) => trainedPeople(context, query),

  ...listRoutes('trainingMasters', { list: keptList, filters: trainingFilters, exported: trainingExport }),
  trainingMastersStatusCounts: ({ context }) => countTrainings(context, () => sql`true`),
  trainingMastersQueryById: ({ query, context }) => findTraining(context, { id: query.id, isKept: true }),
  trainingMastersAdd: ({ body, commit }) => commit(async (within) => toSaved(await addTraining(within, body))),
  trainingMastersEdit: ({ body: { id, version, ...plan }, commit }) =>
    commit(async (within) => toSaved(await act(within, trainingKind, 'edit', { id, version, plan }))),
  trainingMastersRemove: removeDrafts(trainingKind),
  trainingMastersPublish: ({ body, query, commit }) =>
    commit((within) => actOnAll(within, trainingKind, 'publish', { ...body, dryRun: query.dryRun === '1' }, { alone: true })),
  trainingMastersCancel: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, trainingKind, 'cancel', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
  trainingMastersFinish: ({ body, query, commit }) =>
    commit((within) => actOnAll(within, trainingKind, 'finish', { ...body, dryRun: query.dryRun === '1' }, { alone: true })),
  trainingMastersAttendance: ({ body: { id, version, lines, reason }, commit }) =>
    commit(async (within) => toSaved(await act(within, trainingKind, 'attendance', { id, version, attendance: lines, opinion: reason }))),
  trainingMastersAttendanceList: ({ query, context }) => attendeesOf(context, query.id),
  trainingMastersImportAttendance: async ({ query, request, context }) => importWorkbooks(context, await attendanceImport(context, query.id), request),
  trainingMastersAttendanceTemplate: async ({ query, context, reply }) => sendTemplate(context, await attendanceSheet(context, query.id), query, reply),
  ...importRoutes('trainingMasters', trainingImport),
});
