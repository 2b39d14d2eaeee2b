import type { NoticeItem } from '@harrow/api-client';
import {
  type Chip,
  clearable,
  type Column,
  DateInput,
  DateText,
  DictMultiSelect,
  DictText,
  EmptyState,
  formatDate,
  ListPage,
  StatusTag,
  LimitedInput,
} from '@harrow/ui';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notices } from '../../shared/notices/notices.ts';
import { useList } from '../../shared/list/useList.ts';

/** All notices that are meant for the user; unread ones stand out. */
export function NoticeListPage() {
  const { t } = useTranslation('notice');
  const navigate = useNavigate();
  const list = useList(notices);
  const { filters } = list.state;
  const onlyUnread = filters['unread'] === '1';
  const columns = useMemo<Column<NoticeItem>[]>(
    () => [
      {
        key: 'title',
        title: t('field.title'),
        text: ({ title, topFlag }) => (topFlag === 'Y' ? `${t('notices.top')} ${title}` : title),
        render: ({ title, topFlag, readFlag }) => (
          <>
            {topFlag === 'Y' && <StatusTag color="blue" text={t('notices.top')} />} {readFlag === 'N' ? <strong>{title}</strong> : title}
          </>
        ),
      },
      { key: 'noticeType', title: t('field.noticeType'), sortable: true, text: ({ noticeType_dictText: text }) => text },
      {
        key: 'publishTime',
        title: t('field.publishTime'),
        kind: 'date',
        sortable: true,
        render: ({ publishTime }) => <DateText value={publishTime} />,
        text: ({ publishTime }, locale) => formatDate(publishTime, locale),
      },
      { key: 'mustRead', title: t('field.mustRead'), kind: 'code', text: ({ mustRead }, { yesNo }) => yesNo(mustRead) },
      { key: 'readFlag', title: t('field.readFlag'), kind: 'code', text: ({ readFlag }, { yesNo }) => yesNo(readFlag) },
      { key: 'attachmentCount', title: t('field.attachmentCount'), align: 'right' },
    ],
    [t],
  );
  const chips: Chip[] = [
    { key: 'all', label: t('notices.allChip'), active: !onlyUnread },
    { key: 'unread', label: t('notices.unread'), active: onlyUnread },
  ];
  return (
    <ListPage
      {...list.pageProps}
      title={t('notices.title')}
      chips={chips}
      onChipClick={(key) => list.change({ filters: { ...filters, unread: key === 'unread' ? '1' : '' } })}
      filters={{
        fields: (
          <>
            <Form.Item name="title" label={t('field.title')}>
              <LimitedInput allowClear={clearable} limit={100} />
            </Form.Item>
            <Form.Item name="noticeType" label={t('field.noticeType')}>
              <DictMultiSelect dict="notice_type" />
            </Form.Item>
            <Form.Item name="publishTime_begin" label={t('filter.publishedFrom')}>
              <DateInput />
            </Form.Item>
            <Form.Item name="publishTime_end" label={t('filter.publishedTo')}>
              <DateInput />
            </Form.Item>
          </>
        ),
        active: Object.entries(filters)
          .filter(([key, value]) => value !== '' && key in filterLabels)
          .map(([key, value]) => ({
            key,
            label: t(filterLabels[key]!),
            value: key === 'noticeType' ? value.split(',').map((type) => <DictText key={type} dict="notice_type" value={type} />) : value,
          })),
      }}
      columns={columns}
      rows={{ onOpen: ({ id }) => void navigate(`/workbench/notice/detail/${id}`), href: ({ id }) => `/workbench/notice/detail/${id}` }}
      view={list.view}
      empty={<EmptyState title={t('notices.none')} description={t('notices.noneText')} />}
    />
  );
}

const filterLabels: Readonly<Record<string, string>> = {
  title: 'field.title',
  noticeType: 'field.noticeType',
  publishTime_begin: 'filter.publishedFrom',
  publishTime_end: 'filter.publishedTo',
};
