import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { saveRegistration } from './actions/saveRegistration.ts';
import { findCertificate, findRegistration, registrationFilters, registrationList } from './reading/registrationQueries.ts';
import { registrationKind } from './registrationKind.ts';
import { registrationStatuses } from './rules/workflow.ts';
import type { RegistrationHeader } from './tables.ts';

const exported = documentExport('trainSubmissionsList', { name: 'trainSubmission', noun: 'train-submission' });

const toSaved = ({ id, submissionNo, version, status }: RegistrationHeader): Saved => ({ id, no: submissionNo, version, status, warnings: [] });

export const registrationRoutes = (): Handlers<'trainSubmissions'> => ({
  ...listRoutes('trainSubmissions', { list: registrationList, filters: registrationFilters, exported }),
  trainSubmissionsDetail: ({ query, context }) => findRegistration(context, query.id),
  trainSubmissionsStatusCounts: ({ context }) => statusCounts(context, registrationKind, registrationStatuses),
  trainSubmissionsSave: ({ body, confirm, context, commit }) =>
    commit.statement(async (keep) => (await saveRegistration(context, body, { confirm, keep })) as Saved),
  trainSubmissionsRemove: removeDrafts(registrationKind),
  trainSubmissionsCancelSeat: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, registrationKind, 'cancelSeat', { ids, opinion: reason, dryRun: query.dryRun === '1' })),
  trainSubmissionsConfirmSeat: ({ body, query, commit }) =>
    commit((within) => actOnAll(within, registrationKind, 'confirmSeat', { ...body, dryRun: query.dryRun === '1' })),
  trainSubmissionsChangePeople: ({ body: { id, version, lines }, commit }) =>
    commit(async (within) => toSaved(await act(within, registrationKind, 'changePeople', { id, version, people: lines }))),
  trainSubmissionsCertificate: ({ query, context }) => findCertificate(context, query.lineId),
});
