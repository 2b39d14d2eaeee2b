import { runBatch } from '../../shared/batch/batch.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listPage } from '../../shared/list/list.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { announcements } from './announcementJob.ts';
import { addAnnouncement, editAnnouncement, releaseAnnouncement, removeAnnouncement, revokeAnnouncement } from './changeAnnouncement.ts';
import { announcedTo, announcementFilters, announcementList, findAnnouncement, markRead, unreadOf, searchedAnnouncements } from './readAnnouncements.ts';

const routes = (): Handlers<'announcements'> => ({
  announcementsList: ({ query, context }) => listPage(context, announcementList(context), query, announcementFilters(context, query)),
  announcementsQueryById: ({ query, context }) => findAnnouncement(context, query.id),
  announcementsAdd: ({ body, commit }) => commit((within) => addAnnouncement(within, body)),
  announcementsEdit: ({ body, commit }) => commit((within) => editAnnouncement(within, body)),
  announcementsRemove: ({ query, commit }) =>
    commit(async (within) => {
      await removeAnnouncement(within, query.id);
      return null;
    }),
  announcementsDeleteBatch: ({ query, commit }) =>
    commit((within) =>
      runBatch(
        within,
        query.ids.split(','),
        (id) => removeAnnouncement(within, id),
        async () => '',
      ),
    ),
  announcementsDoReleaseData: ({ body, commit }) => commit((within) => releaseAnnouncement(within, body.id)),
  announcementsDoReovkeData: ({ body, commit }) => commit((within) => revokeAnnouncement(within, body.id)),
  announcementsListByUser: ({ query, context }) => announcedTo(context, query.pageSize ?? 5),
  announcementsGetUnreadMessageCount: ({ context }) => unreadOf(context),
  announcementsRead: ({ body, commit }) => commit((within) => markRead(within, body.ids)),
});

/** Short messages of the system, shown over the pages. */
export const announcement = {
  routes,
  jobs: [announcements],
  menu: [
    menuPage('isystem/announcement', 'isystem-announcement/AnnouncementListPage', 'announcement:add', {
      add: ['isystem-announcement/AnnouncementPage', 'announcement:add'],
      'edit/:id': ['isystem-announcement/AnnouncementPage', 'announcement:edit'],
      'detail/:id': ['isystem-announcement/AnnouncementPage', 'announcement:add'],
    }),
  ],
  grants: { announcement: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'V', MF: 'V', MT: 'V', SA: 'VM' } },
  searched: [searchedAnnouncements],
} satisfies Module;
