import type { AnnouncementItem } from '@harrow/api-client';
import { announcementsFields as sheet } from '@harrow/api-client/fields';
import type { Action, BatchAction } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../platform/queryClient.ts';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import {
  announcementAddress,
  announcements,
  levelTones,
  releaseAnnouncement,
  removeAnnouncements,
  revokeAnnouncement,
  revokeAnnouncements,
  statusTones,
} from './announcements.ts';

const list: SheetList<AnnouncementItem, typeof sheet> = {
  noun: 'isystemAnnouncement',
  sheet,
  columns: {
    titile: { fixed: 'left', sortable: false },
    priority: { tones: levelTones },
    sendStatus: { tones: statusTones },
    msgType: {},
    receivers: { sortable: false, text: ({ msgType, msgType_dictText, receivers }) => (msgType === 'ALL' ? msgType_dictText : receivers) },
    sendTime: {},
    revokeTime: {},
    readCount: { sortable: false },
    sender: { sortable: false },
    createTime: { defaultHidden: true },
  },
  query: ['priority', 'sendStatus', 'msgType', 'sendTime', 'revokeTime', 'sender', 'createTime'],
  filters: [{ name: 'titile', kind: 'text' }, 'priority', 'sendStatus', 'sendTime'],
};

/** Short messages of the system, with their state and receivers. */
export function AnnouncementListPage() {
  const { t } = useTranslation('isystemAnnouncement');
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  const run = (work: Promise<unknown>): void => void work.catch(sayFailure).finally(() => void queryClient.invalidateQueries({ queryKey: announcements.key }));
  const rowActions = ({ id, sendStatus }: AnnouncementItem): Action[] => [
    ...(sendStatus === '0' ? [{ key: 'release', label: t('release'), onClick: () => run(releaseAnnouncement(id)) }] : []),
    ...(sendStatus === '1' ? [{ key: 'revoke', label: t('revoke'), danger: true, onClick: () => run(revokeAnnouncement(id)) }] : []),
  ];
  const revocation: BatchAction<AnnouncementItem> = {
    key: 'revoke',
    label: t('revoke'),
    danger: true,
    isAllowed: ({ sendStatus }) => sendStatus === '1',
    run: revokeAnnouncements,
  };
  return (
    <AdministrationListPage
      list={list}
      resource={announcements}
      module="announcement"
      newText={t('new')}
      onNew={() => void navigate(`${announcementAddress}/add`)}
      onOpen={({ id }) => void navigate(`${announcementAddress}/detail/${id}`)}
      openText={({ sendStatus }) => (sendStatus === '2' ? t('shared:view') : undefined)}
      rowActions={rowActions}
      batchActions={[revocation]}
      remove={removeAnnouncements}
      isRemovable={({ sendStatus }) => sendStatus !== '1'}
    />
  );
}
