import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { feedbackDocumentType } from './documentType.ts';
import { feedbackAttachments } from './feedbackAttachments.ts';
import { feedbackClose } from './feedbackClose.ts';
import { feedbackFigures } from './feedbackFigures.ts';
import { feedbackScope } from './feedbackStore.ts';
import { feedbackRoutes } from './routes.ts';
import { feedbackParameters } from './parameters.ts';
import { searchedFeedback } from './feedbackQueries.ts';

/** Questions of dealers that the department in charge answers. */
export const feedback = {
  routes: feedbackRoutes,
  documents: [feedbackDocumentType],
  attachments: [feedbackAttachments],
  jobs: [feedbackClose],
  menu: [
    menuPage('workbench/feedback', 'feedback/FeedbackListPage', 'feedback:query', {
      add: ['feedback/FeedbackPage', 'feedback:add'],
      'edit/:id': ['feedback/FeedbackPage', 'feedback:edit'],
      'detail/:id': ['feedback/FeedbackPage', 'feedback:query'],
    }),
  ],
  rights: ['feedback:add'],
  grants: {
    feedback: { DA: 'VCESDX', DS: 'VCESD', DP: 'VCESD', DM: 'VCESD', MS: 'VR', MM: 'VRX', MP: 'VR', MK: 'VR', MF: 'VR', MT: 'VR', SA: 'VRX' },
  },
  liveLists: { feedback: { table: 'feedback', permission: 'feedback:query', scope: feedbackScope } },
  numberRules: [{ code: 'feedback', prefix: 'FB', period: 'month', perDealer: true, digits: 4 }],
  figures: { feedback: { permission: 'feedback:query', read: feedbackFigures } },
  parameters: feedbackParameters,
  searched: [searchedFeedback],
} satisfies Module;
