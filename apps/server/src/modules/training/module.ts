import { detailsOf, documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { isReadBy } from './audience.ts';
import { comingTrainings } from './comingTrainings.ts';
import { trainingAttachments } from './files.ts';
import { trainingStates } from './jobs.ts';
import { trainingParameters } from './parameters.ts';
import { trainingPaper } from './reading/trainingPaper.ts';
import { trainingFigures } from './reading/trainingFigures.ts';
import { trainingRoutes } from './routes.ts';
import type { PlanRow } from './tables.ts';
import { attendanceTask, trainingKind } from './trainingKind.ts';
import { searchedCourses } from './reading/trainingList.ts';

const page = (name: string, right: string, component = 'TrainingPage') =>
  ({ path: `/training/plan/${name}`, component: `training/${component}`, permission: `training:${right}` }) as const;

/** Courses of the training centre: announced, held, and what people are certified for. */
export const training = {
  routes: trainingRoutes,
  documents: [
    documentType(trainingKind, {
      permission: 'training:query',
      todoDetails: detailsOf<PlanRow>(trainingKind, ({ title }) => ({ subject: title, reviewer: null })),
    }),
  ],
  standingTasks: [attendanceTask],
  attachments: [trainingAttachments],
  jobs: [trainingStates],
  menu: [
    {
      group: 'training',
      path: '/training/plan',
      component: 'training/TrainingListPage',
      permission: 'training:query',
      hidden: [
        page('add', 'add'),
        page('edit/:id', 'edit'),
        page('detail/:id', 'query'),
        page('attendance/:id', 'edit', 'AttendancePage'),
        page('people', 'query', 'PeoplePage'),
      ],
    },
  ],
  rights: ['training:print'],
  grants: { training: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'V', MF: 'V', MT: 'VMXI', SA: 'V' } },
  liveLists: { training: { table: 'trainPlan', permission: 'training:query', scope: isReadBy } },
  numberRules: [
    { code: 'training', prefix: 'TP', period: 'year', perDealer: false, digits: 3 },
    { code: 'certificate', prefix: 'CT', period: 'year', perDealer: false, digits: 4 },
  ],
  references: { product: [{ table: 'train_plan', column: 'second_product', docType: 'training' }] },
  papers: { training: { permission: 'training:print', read: trainingPaper } },
  coming: comingTrainings,
  figures: { training: { permission: 'training:query', read: trainingFigures } },
  parameters: trainingParameters,
  searched: [searchedCourses],
} satisfies Module;
