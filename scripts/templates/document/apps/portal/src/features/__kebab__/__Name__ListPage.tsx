import type { __Name__Item } from '@harrow/api-client';
import { type Column, DateText, StatusTag } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { __name__Address, __name__Counts, __name__s, __name__Statuses, delete__Name__s } from './__name__s.ts';

export function __Name__ListPage() {
  const { t } = useTranslation('__name__');
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DocumentListPage<__Name__Item>
      resource={__name__s}
      module="__name__"
      address={__name__Address}
      title={t('title')}
      newText={t('new')}
      empty={t('none')}
      statuses={{ order: __name__Statuses, counts: __name__Counts }}
      filters={<TextFilter name="keyword" label={t('keyword')} />}
      shownFilters={{ keyword: { label: t('keyword') } }}
      columns={columns}
      remove={(ids) => delete__Name__s(ids)}
      mayRemove={(ids) => delete__Name__s(ids, true)}
    />
  );
}

const columnsOf = (t: TFunction<'__name__'>): Column<__Name__Item>[] => [
  { key: '__name__No', title: t('field.__name__No'), width: 176, fixed: 'left', sortable: true },
  {
    key: 'status',
    title: t('field.status'),
    width: 160,
    sortable: true,
    render: ({ status, status_dictText: text }) => <StatusTag color={billStatusTones[status]} text={text} />,
  },
  { key: 'title', title: t('field.title'), width: 240 },
  { key: 'dealerName', title: t('field.dealerName'), width: 200 },
  { key: 'createTime', title: t('field.createTime'), width: 160, sortable: true, render: ({ createTime }) => <DateText value={createTime} /> },
];
