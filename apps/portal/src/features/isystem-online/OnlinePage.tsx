import type { OnlineUser } from '@harrow/api-client';
import { type Action, type Column, DateText, formatNumber, StatusTag, useMessages, useSettings } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { endSession, endSessionsOf, onlineOrder, onlineUsers, visits } from './online.ts';

/** Who is signed in, and from where. */
export function OnlinePage() {
  const { t } = useTranslation('isystemOnline');
  const { language } = useSettings();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const { modal } = useMessages();
  const mayEnd = usePermission('log:forceLogout');
  const { data } = useQuery(visits);
  const columns = useMemo<Column<OnlineUser>[]>(
    () => [
      { key: 'username', title: t('field.username'), width: 180, fixed: 'left', sortable: true },
      { key: 'realname', title: t('field.realname'), width: 180 },
      { key: 'ip', title: t('field.ip'), width: 160, sortable: true },
      { key: 'browser', title: t('field.browser'), width: 180 },
      {
        key: 'loginTime',
        title: t('field.loginTime'),
        width: 180,
        sortable: true,
        render: ({ loginTime }) => <DateText value={loginTime} precision="minute" />,
      },
      {
        key: 'lastActive',
        title: t('field.lastActive'),
        width: 180,
        sortable: true,
        render: ({ lastActive }) => <DateText value={lastActive} precision="minute" />,
      },
      { key: 'own', title: t('field.own'), width: 130, render: ({ own }) => (own ? <StatusTag color="processing" text={t('own')} /> : '–') },
    ],
    [t],
  );
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
  const rowActions = ({ id, userId, username, own }: OnlineUser): Action[] =>
    mayEnd && !own
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
      title={t('title')}
      description={data && t('visits', { total: number(data.totalVisitCount), today: number(data.todayVisitCount), ip: number(data.todayIp) })}
      filters={<TextFilter name="username" label={t('field.username')} maxLength={64} />}
      shownFilters={{ username: { label: t('field.username') } }}
      columns={columns}
      rowActions={rowActions}
      empty={t('none')}
    />
  );
}
