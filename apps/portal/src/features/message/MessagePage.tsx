import type { Message } from '@harrow/api-client';
import { type Chip, type Column, DateText, EmptyState, formatDate, ListPage } from '@harrow/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { documentPath, markRead, messages } from '../../shared/messages.ts';
import { useList } from '../../shared/list/useList.ts';

/** All messages of the user; opening one marks it as read and shows its document. */
export function MessagePage() {
  const { t } = useTranslation('message');
  const navigate = useNavigate();
  const list = useList(messages);
  const [selected, setSelected] = useState<string[]>([]);
  const onlyUnread = list.state.filters['unread'] === '1';

  const columns: Column<Message>[] = [
    { key: 'title', title: t('field.title'), text: ({ title }) => title },
    { key: 'content', title: t('field.content'), text: ({ content }) => content },
    { key: 'docNo', title: t('field.docNo'), kind: 'code' },
    {
      key: 'createTime',
      title: t('field.createTime'),
      kind: 'date',
      render: ({ createTime }) => <DateText value={createTime} />,
      text: ({ createTime }, locale) => formatDate(createTime, locale),
    },
  ];
  const chips: Chip[] = [
    { key: 'all', label: t('all'), active: !onlyUnread },
    { key: 'unread', label: t('unread'), active: onlyUnread },
  ];
  const open = (message: Message): void => {
    if (!message.read) void markRead({ ids: [message.id] });
    const path = documentPath(message);
    if (path) void navigate(path);
  };

  return (
    <ListPage
      {...list.pageProps}
      title={t('title')}
      description={t('description')}
      columns={columns}
      chips={chips}
      onChipClick={(key) => list.change({ filters: key === 'unread' ? { unread: '1' } : {} })}
      toolbar={<Button onClick={() => void markRead()}>{t('markAllRead')}</Button>}
      selection={{
        ids: selected,
        onChange: setSelected,
        actions: (
          <Button
            size="small"
            onClick={() => {
              void markRead({ ids: selected });
              setSelected([]);
            }}
          >
            {t('markRead')}
          </Button>
        ),
      }}
      rows={{ onOpen: open }}
      empty={<EmptyState title={t('none')} description={t('noneText')} />}
    />
  );
}
