import { detailsOf, documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { registrationPaper, searchedRegistrations } from './reading/registrationQueries.ts';
import { registrationKind } from './registrationKind.ts';
import { registrationRoutes } from './routes.ts';
import type { RegistrationHeader } from './tables.ts';

const page = (name: string, right: string) =>
  ({ path: `/training/registration/${name}`, component: 'train-submission/RegistrationPage', permission: `trainingRegistration:${right}` }) as const;

/** Registrations of dealers for courses, with seats, a waiting list and certificates. */
export const trainSubmission = {
  routes: registrationRoutes,
  documents: [
    documentType(registrationKind, {
      permission: 'trainingRegistration:query',
      todoDetails: detailsOf<RegistrationHeader>(registrationKind, ({ planNo }) => ({ subject: planNo, reviewer: null })),
    }),
  ],
  menu: [
    {
      group: 'training',
      path: '/training/registration',
      component: 'train-submission/RegistrationListPage',
      permission: 'trainingRegistration:query',
      hidden: [page('add', 'add'), page('edit/:id', 'edit'), page('detail/:id', 'query')],
    },
  ],
  grants: { trainingRegistration: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCES', MF: 'VX', MT: 'VAX', SA: 'V' } },
  rights: ['trainingRegistration:add', 'trainingRegistration:print'],
  liveLists: { trainSubmission: { table: 'trainSubmission', permission: 'trainingRegistration:query' } },
  papers: { trainSubmission: { permission: 'trainingRegistration:print', read: registrationPaper } },
  numberRules: [{ code: 'trainSubmission', prefix: 'TR', period: 'year', perDealer: false, digits: 4 }],
  searched: [searchedRegistrations],
} satisfies Module;
