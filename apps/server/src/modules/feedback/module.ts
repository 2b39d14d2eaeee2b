import type { Module } from '../../shared/module.ts';
import { feedbackDictionaries } from './data/dictionaries.ts';
import { feedbackDocumentType } from './documentType.ts';
import { feedbackAttachments } from './feedbackAttachments.ts';
import { feedbackClose } from './feedbackClose.ts';
import { feedbackScope } from './feedbackStore.ts';
import { feedbackRoutes } from './routes.ts';
import { feedbackParameters } from './parameters.ts';

/** Questions of dealers that the department in charge answers. */
export const feedback = {
  routes: feedbackRoutes,
  documents: [feedbackDocumentType],
  attachments: [feedbackAttachments],
  jobs: [feedbackClose],
  menu: [
    {
      group: 'workbench',
      path: '/workbench/feedback',
      component: 'feedback/FeedbackListPage',
      permission: 'feedback:query',
      hidden: [
        { path: '/workbench/feedback/add', component: 'feedback/FeedbackEditPage', permission: 'feedback:add' },
        { path: '/workbench/feedback/edit/:id', component: 'feedback/FeedbackEditPage', permission: 'feedback:edit' },
        { path: '/workbench/feedback/detail/:id', component: 'feedback/FeedbackPage', permission: 'feedback:query' },
      ],
    },
  ],
  grants: {
    feedback: { DA: 'VCESDX', DS: 'VCESD', DP: 'VCESD', DM: 'VCESD', MS: 'VR', MM: 'VRX', MP: 'VR', MK: 'VR', MF: 'VR', MT: 'VR', SA: 'VRX' },
  },
  liveLists: { feedback: { table: 'feedback', permission: 'feedback:query', scope: feedbackScope } },
  numberRules: [{ code: 'feedback', prefix: 'FB', period: 'month', perDealer: true, digits: 4 }],
  dictionaries: feedbackDictionaries,
  parameters: feedbackParameters,
} satisfies Module;
