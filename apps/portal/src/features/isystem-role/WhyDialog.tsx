import { LimitedInput } from '@harrow/ui';
import type { PermissionNode } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Modal, TreeSelect } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useSettled } from '../../shared/useSettled.ts';
import { permissionTree, reasonOf } from './roles.ts';

interface Choice {
  value: string;
  title: string;
  selectable: boolean;
  children: Choice[];
}

const toChoice = ({ key, title, children }: PermissionNode): Choice => ({
  value: key,
  title,
  selectable: !children,
  children: (children ?? []).map(toChoice),
});

/** Why somebody may do something, or may not: the roles that allow it, a button that is off, a right that is missing. */
export function WhyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('isystemRole');
  const [username, setUsername] = useState('');
  const [permission, setPermission] = useState<string>();
  const asked = useSettled(username.trim());
  const { data: tree = [] } = useQuery(permissionTree);
  const isAsked = asked !== '' && permission !== undefined;
  const { data, error, refetch } = useQuery({ ...reasonOf(asked, permission ?? ''), enabled: isAsked });
  const reasons = !data
    ? []
    : [
        ...(data.roles.length > 0 ? [t('why.roles', { roles: data.roles.map(({ roleName }) => roleName).join(', ') })] : [t('why.noRole')]),
        ...(data.disabled ? [t('why.disabled')] : []),
        ...(data.needs ? [t('why.needs', { right: data.needs })] : []),
        ...(data.isDefault && !data.disabled ? [t('why.isDefault')] : []),
      ];
  return (
    <Modal open width={560} title={t('why.title')} footer={null} onCancel={onClose}>
      <Form layout="vertical">
        <Form.Item label={t('field.username')} htmlFor="why-username">
          <LimitedInput id="why-username" limit={64} value={username} onChange={(event) => setUsername(event.target.value)} />
        </Form.Item>
        <Form.Item label={t('why.right')} htmlFor="why-right">
          <TreeSelect<string>
            id="why-right"
            value={permission}
            treeData={tree.map(toChoice)}
            showSearch={{ treeNodeFilterProp: 'title' }}
            styles={{ popup: { root: { maxHeight: 400, overflow: 'auto' } } }}
            onChange={setPermission}
          />
        </Form.Item>
      </Form>
      {isAsked && error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {isAsked && data && (
        <Alert
          showIcon
          type={data.allowed ? 'success' : 'warning'}
          title={t(data.allowed ? 'why.may' : 'why.mayNot', { right: data.title })}
          description={reasons.join(' ')}
        />
      )}
    </Modal>
  );
}
