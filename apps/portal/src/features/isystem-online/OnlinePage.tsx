import type { OnlineUser } from '@harrow/api-client';
import { onlineUsersFields as sheet } from '@harrow/api-client/fields';
import { type Action, formatNumber, StatusTag, useMessages, useSettings } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { endSession, endSessionsOf, onlineOrder, onlineUsers, visits } from './online.ts';

function OwnSession({ own }: OnlineUser) {
  const { t } = useTranslation('isystemOnline');
  return own ? <StatusTag color="processing" text={t('own')} /> : '–';
}

const list: SheetList<OnlineUser, typeof sheet> = {
  noun: 'isystemOnline',
  sheet,
  columns: {
    username: { fixed: 'left' },
    realname: {},
    ip: {},
    browser: {},
    loginTime: {},
    lastActive: {},
    own: { kind: 'tag', render: (session) => <OwnSession {...session} />, text: ({ own }, _, t) => (own ? t('own') : '') },
  },
  filters: [{ name: 'username', maxLength: 64 }],
};

/** Open sessions, with user and address. */
export function OnlinePage() {
  const { t } = useTranslation('isystemOnline');
  const { language } = useSettings();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const { modal } = useMessages();
  const { data } = useQuery(visits);
  const ask = (title: string, end: () => Promise<unknown>): void =>
    void modal.confirm({
      title,
      content: t('endText'),
      okText: t('end'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      async onOk() {
        try {
          await end();
        } catch (error) {
          sayFailure(error);
        }
        await client.invalidateQueries({ queryKey: onlineUsers.key });
      },
    });
  const rowActions = ({ id, userId, username, allowedActions }: OnlineUser): Action[] =>
    allowedActions.includes('signOut')
      ? [
          { key: 'end', label: t('end'), danger: true, onClick: () => ask(t('endAsk', { name: username }), () => endSession(id)) },
          { key: 'endAll', label: t('endAll'), danger: true, onClick: () => ask(t('endAllAsk', { name: username }), () => endSessionsOf(userId)) },
        ]
      : [];
  const number = (value: number) => formatNumber(value, language);
  return (
    <AdministrationListPage
      resource={onlineUsers}
      defaults={onlineOrder}
      module="log"
      list={list}
      description={data && t('visits', { total: number(data.totalVisitCount), today: number(data.todayVisitCount), ip: number(data.todayIp) })}
      rowActions={rowActions}
    />
  );
}
