import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { noticeDocumentType } from './documentType.ts';
import { audience } from './audience.ts';
import { noticeAttachments } from './noticeAttachments.ts';
import { publicNotices } from './noticeJob.ts';
import { publicNoticeRoutes } from './routes.ts';

/** Notices of the maker. */
export const publicNotice = {
  routes: publicNoticeRoutes,
  documents: [noticeDocumentType],
  attachments: [noticeAttachments],
  jobs: [publicNotices],
  menu: [
    menuPage('workbench/notice', 'notice/NoticePage', 'publicnotice:query', {
      list: ['notice/NoticeListPage', 'publicnotice:query'],
      'detail/:id': ['notice/NoticeReaderPage', 'publicnotice:query'],
      manage: ['public-notice/NoticeMasterListPage', 'publicnotice:edit'],
      'manage/add': ['public-notice/NoticePage', 'publicnotice:add'],
      'manage/edit/:id': ['public-notice/NoticePage', 'publicnotice:edit'],
      'manage/detail/:id': ['public-notice/NoticePage', 'publicnotice:edit'],
    }),
  ],
  grants: {
    publicnotice: { DA: 'VR', DS: 'VR', DP: 'VR', DM: 'VR', MS: 'V', MM: 'VM', MP: 'VM', MK: 'VM', MF: 'VM', MT: 'VM', SA: 'VM' },
  },
  liveLists: { publicnotice: { table: 'publicNotice', permission: 'publicnotice:query', scope: audience } },
  numberRules: [{ code: 'publicnotice', prefix: 'PN', period: 'month', perDealer: false, digits: 4 }],
  references: { marketGroup: [{ table: 'public_notice', column: 'target_ids', isJson: true, docType: 'publicnotice' }] },
} satisfies Module;
