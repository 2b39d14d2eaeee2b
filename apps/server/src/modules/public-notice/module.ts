import type { Module } from '../../shared/module.ts';
import { noticeDocumentType } from './documentType.ts';
import { audience } from './audience.ts';
import { noticeAttachments } from './noticeAttachments.ts';
import { publicNotices } from './noticeJob.ts';
import { publicNoticeRoutes } from './routes.ts';
import { searchedNotices } from './readNotices.ts';
import { searchedNoticeMasters } from './noticeMasters.ts';

/** Notices of the maker. */
export const publicNotice = {
  routes: publicNoticeRoutes,
  documents: [noticeDocumentType],
  attachments: [noticeAttachments],
  jobs: [publicNotices],
  menu: [
    {
      group: 'workbench',
      path: '/workbench/notice/list',
      component: 'notice/NoticeListPage',
      permission: 'publicnotice:query',
      hidden: [
        { path: '/workbench/notice/detail', component: 'notice/NoticeReaderPage', permission: 'publicnotice:query' },
        { path: '/workbench/notice/manage', component: 'public-notice/NoticeMasterListPage', permission: 'publicnotice:edit' },
        { path: '/workbench/notice/manage/add', component: 'public-notice/NoticePage', permission: 'publicnotice:add' },
        { path: '/workbench/notice/manage/edit/:id', component: 'public-notice/NoticePage', permission: 'publicnotice:edit' },
        { path: '/workbench/notice/manage/detail/:id', component: 'public-notice/NoticePage', permission: 'publicnotice:edit' },
      ],
    },
  ],
  grants: {
    publicnotice: { DA: 'VR', DS: 'VR', DP: 'VR', DM: 'VR', MS: 'V', MM: 'VM', MP: 'VM', MK: 'VM', MF: 'VM', MT: 'VM', SA: 'VM' },
  },
  liveLists: { publicnotice: { table: 'publicNotice', permission: 'publicnotice:query', scope: audience } },
  numberRules: [{ code: 'publicnotice', prefix: 'PN', period: 'month', perDealer: false, digits: 4 }],
  references: { marketGroup: [{ table: 'public_notice', column: 'target_ids', isJson: true, docType: 'publicnotice' }] },
  searched: [searchedNotices, searchedNoticeMasters],
} satisfies Module;
