import { detailsOf, documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { registrationKind } from './registrationKind.ts';
import { registrationRoutes } from './routes.ts';
import type { RegistrationHeader } from './tables.ts';

/** Registrations of dealers for courses, with seats, a waiting list and certificates. */
export const trainSubmission = {
  routes: registrationRoutes,
  documents: [
    documentType(registrationKind, {
      permission: 'trainingRegistration:query',
      todoDetails: detailsOf<RegistrationHeader>(registrationKind, ({ planNo }) => ({ subject: planNo, reviewer: null })),
    }),
  ],
  grants: { trainingRegistration: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCES', MF: 'VX', MT: 'VAX', SA: 'V' } },
  rights: ['trainingRegistration:add', 'trainingRegistration:print'],
  liveLists: { trainSubmission: { table: 'trainSubmission', permission: 'trainingRegistration:query' } },
  numberRules: [{ code: 'trainSubmission', prefix: 'TR', period: 'year', perDealer: false, digits: 4 }],
} satisfies Module;
