import {
  type Announcement,
  type AnnouncementInput,
  type AnnouncementItem,
  announcementsAdd,
  announcementsDeleteBatch,
  announcementsDoReleaseData,
  announcementsDoReovkeData,
  announcementsEdit,
  announcementsList,
  announcementsQueryById,
  announcementsRemove,
  type BatchResult,
  resultOf,
  type SavedMaster,
} from '@harrow/api-client';
import type { Tone } from '@harrow/ui';
import { removal } from '../../shared/administration/removal.ts';
import { addOrEditOf, detailOf, listOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Address of the list in the menu. */
export const announcementAddress = '/isystem/announcement';

/** The calls of announcements, for those who write them. */
export const announcements = resource<AnnouncementItem, Announcement, AnnouncementInput, SavedMaster>('announcement', {
  list: listOf(announcementsList),
  detail: detailOf(announcementsQueryById),
  save: addOrEditOf(announcementsAdd, announcementsEdit),
});

export const levelTones: Record<AnnouncementItem['priority'], Tone> = { H: 'error', M: 'warning', L: 'default' };
export const statusTones: Record<AnnouncementItem['sendStatus'], Tone> = { 0: 'default', 1: 'success', 2: 'warning' };

export const releaseAnnouncement = (id: string) => resultOf(announcementsDoReleaseData({ body: { id }, headers: writeHeaders() }));
export const revokeAnnouncement = (id: string) => resultOf(announcementsDoReovkeData({ body: { id }, headers: writeHeaders() }));
export const removeAnnouncements = removal(announcementsRemove, announcementsDeleteBatch);

/** Takes several back, one after the other; each answers for itself. */
export async function revokeAnnouncements(ids: string[]): Promise<BatchResult> {
  const result: BatchResult = { ok: [], failed: [] };
  for (const id of ids) {
    try {
      await revokeAnnouncement(id);
      result.ok.push(id);
    } catch (error) {
      result.failed.push({ id, no: '', code: '', text: (error as Error).message });
    }
  }
  return result;
}
