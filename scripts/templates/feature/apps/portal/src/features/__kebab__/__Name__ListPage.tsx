import type { __Name__Item } from '@harrow/api-client';
import { type Column, DateText, EmptyState, ListPage, YesNo } from '@harrow/ui';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useList } from '../../shared/list/useList.ts';
import { __name__s } from './__name__s.ts';

export function __Name__ListPage() {
  const { t } = useTranslation('__name__');
  const navigate = useNavigate();
  const list = useList(__name__s);
  const { code } = list.state.filters;

  const columns: Column<__Name__Item>[] = [
    { key: 'code', title: t('field.code'), width: 160, fixed: 'left', sortable: true },
    { key: 'name', title: t('field.name'), width: 240 },
    { key: 'enabled', title: t('field.enabled'), width: 112, sortable: true, render: ({ enabled }) => <YesNo value={enabled} /> },
    {
      key: 'createTime',
      title: t('field.createTime'),
      width: 160,
      sortable: true,
      render: ({ createTime }) => <DateText value={createTime} />,
    },
  ];
  return (
    <ListPage
      {...list.pageProps}
      title={t('title')}
      columns={columns}
      filters={
        <Form.Item name="code" label={t('field.code')}>
          <Input allowClear maxLength={64} />
        </Form.Item>
      }
      activeFilters={code ? [{ key: 'code', label: t('field.code'), value: code }] : []}
      onRowOpen={({ id }) => void navigate(`detail/${id}`)}
      empty={<EmptyState title={t('none')} />}
    />
  );
}
