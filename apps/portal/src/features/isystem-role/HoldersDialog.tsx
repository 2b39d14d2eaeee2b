import type { RoleItem } from '@harrow/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Modal, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { holdersOf } from './roles.ts';

/** Who has a role. */
export function HoldersDialog({ role, onClose }: { role: RoleItem; onClose: () => void }) {
  const { t } = useTranslation('isystemRole');
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = useQuery({ ...holdersOf(role.roleCode, pageNo), placeholderData: keepPreviousData });
  return (
    <Modal open width={720} title={t('holdersOf', { name: role.roleName })} footer={null} onCancel={onClose}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!error && (
        <Table
          rowKey="id"
          size="small"
          loading={!data}
          dataSource={data?.records ?? []}
          pagination={{ current: pageNo, pageSize: 10, total: data?.total ?? 0, hideOnSinglePage: true, showSizeChanger: false, onChange: setPageNo }}
          locale={{ emptyText: t('noHolders') }}
          columns={[
            { key: 'username', dataIndex: 'username', title: t('field.username') },
            { key: 'realname', dataIndex: 'realname', title: t('field.realname') },
            { key: 'orgCodeTxt', dataIndex: 'orgCodeTxt', title: t('field.departs') },
            { key: 'status', dataIndex: 'status_dictText', title: t('field.status') },
          ]}
        />
      )}
    </Modal>
  );
}
