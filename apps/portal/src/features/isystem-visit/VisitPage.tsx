import type { SignIn } from '@harrow/api-client';
import { type Column, DateInput, DateText } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { visits } from './visits.ts';

/** Who signed in when, and from where. */
export function VisitPage() {
  const { t } = useTranslation('isystemVisit');
  const columns = useMemo<Column<SignIn>[]>(
    () => [
      {
        key: 'createTime',
        title: t('field.createTime'),
        width: 220,
        fixed: 'left',
        sortable: true,
        render: ({ createTime }) => <DateText value={createTime} precision="second" />,
      },
      { key: 'username', title: t('field.username'), width: 220 },
      { key: 'realname', title: t('field.realname'), width: 240 },
      { key: 'ip', title: t('field.ip'), width: 200, sortable: true },
    ],
    [t],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { value: 'createTime', label: t('field.createTime'), type: 'datetime' },
      { value: 'ip', label: t('field.ip') },
    ],
    [t],
  );
  return (
    <AdministrationListPage
      resource={visits}
      module="log"
      title={t('title')}
      filters={
        <>
          <TextFilter name="username" label={t('field.username')} maxLength={64} />
          <TextFilter name="ip" label={t('field.ip')} maxLength={64} />
          <Form.Item name="createTime_begin" label={t('from')}>
            <DateInput />
          </Form.Item>
          <Form.Item name="createTime_end" label={t('to')}>
            <DateInput />
          </Form.Item>
        </>
      }
      shownFilters={{
        username: { label: t('field.username') },
        ip: { label: t('field.ip') },
        createTime_begin: { label: t('from'), render: (day) => <DateText value={day} /> },
        createTime_end: { label: t('to'), render: (day) => <DateText value={day} /> },
      }}
      columns={columns}
      queryFields={queryFields}
      empty={t('none')}
    />
  );
}
