import { detailsOf, documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { applicationKind } from './applicationKind.ts';
import { applicationAttachments } from './files.ts';
import { applicationParameters } from './parameters.ts';
import { applicationRoutes } from './routes.ts';
import type { ApplicationHeader } from './tables.ts';
import { searchedApplications } from './reading/applicationQueries.ts';

const page = (name: string, right: string) =>
  ({ path: `/training/apply/${name}`, component: 'train-apply/ApplicationPage', permission: `trainApply:${right}` }) as const;

/** Applications of dealers for a course, which the training centre answers with one. */
export const trainApply = {
  routes: applicationRoutes,
  documents: [
    documentType(applicationKind, {
      permission: 'trainApply:query',
      todoDetails: detailsOf<ApplicationHeader>(applicationKind, ({ title }) => ({ subject: title, reviewer: null })),
    }),
  ],
  attachments: [applicationAttachments],
  menu: [
    {
      group: 'training',
      path: '/training/apply',
      component: 'train-apply/ApplicationListPage',
      permission: 'trainApply:query',
      hidden: [page('add', 'add'), page('edit/:id', 'edit'), page('detail/:id', 'query')],
    },
  ],
  grants: { trainApply: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCES', MS: 'V', MM: 'V', MF: 'V', MT: 'VAX', SA: 'V' } },
  rights: ['trainApply:print'],
  liveLists: { trainApply: { table: 'trainApply', permission: 'trainApply:query' } },
  numberRules: [{ code: 'trainApply', prefix: 'TA', period: 'year', perDealer: false, digits: 4 }],
  references: { product: [{ table: 'train_apply', column: 'second_product', docType: 'trainApply' }] },
  parameters: applicationParameters,
  searched: [searchedApplications],
} satisfies Module;
