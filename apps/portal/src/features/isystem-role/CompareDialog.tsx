import type { PermissionNode, RoleItem } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Flex, Modal, Select, Table, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allRoles } from '../../shared/roles.ts';
import { permissionTree, roles } from './roles.ts';

/** Every right with its name, module before action. */
const titlesOf = (nodes: readonly PermissionNode[], before = ''): [key: string, title: string][] =>
  nodes.flatMap(({ key, title, children }) => (children ? titlesOf(children, `${before}${title} · `) : [[key, before + title] as [string, string]]));

/** What one role may do and another may not. */
export function CompareDialog({ role, onClose }: { role: RoleItem; onClose: () => void }) {
  const { t } = useTranslation('isystemRole');
  const [otherId, setOtherId] = useState<string>();
  const { data: choices = [] } = useQuery(allRoles);
  const { data: tree = [] } = useQuery(permissionTree);
  const { data: one } = useQuery(roles.detail(role.id));
  const { data: other } = useQuery({ ...roles.detail(otherId ?? ''), enabled: otherId !== undefined });
  const shown = otherId === undefined ? undefined : other;
  const differences = [
    ...(one && shown && one.dataScope !== shown.dataScope
      ? [{ key: 'dataScope', title: t('field.dataScope'), one: one.dataScope_dictText, other: shown.dataScope_dictText }]
      : []),
    ...titlesOf(tree).flatMap(([key, title]) => {
      const [first, second] = [one?.permissions.includes(key) ?? false, shown?.permissions.includes(key) ?? false];
      return first === second ? [] : [{ key, title, one: first ? t('has') : '–', other: second ? t('has') : '–' }];
    }),
  ];
  return (
    <Modal open width={800} title={t('compareOf', { name: role.roleName })} footer={null} onCancel={onClose}>
      <Flex vertical gap={16}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('compareWith')}
          aria-label={t('compareWith')}
          value={otherId}
          options={choices.filter(({ id }) => id !== role.id).map(({ id, roleName }) => ({ value: id, label: roleName }))}
          onChange={setOtherId}
        />
        {one && shown && (
          <>
            <Typography.Text type="secondary">{t('differences', { count: differences.length })}</Typography.Text>
            <Table
              rowKey="key"
              size="small"
              pagination={false}
              scroll={{ y: 420 }}
              dataSource={differences}
              locale={{ emptyText: t('alike') }}
              columns={[
                { key: 'title', dataIndex: 'title', title: t('field.permissions') },
                { key: 'one', dataIndex: 'one', title: one.roleName, width: 180 },
                { key: 'other', dataIndex: 'other', title: shown.roleName, width: 180 },
              ]}
            />
          </>
        )}
      </Flex>
    </Modal>
  );
}
