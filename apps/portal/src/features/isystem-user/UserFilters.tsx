import { resultOf, rolesQueryall, sysDepartsQueryTreeList, type DepartNode } from '@harrow/api-client';
import { DepartmentPicker } from '@harrow/ui/pickers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';

const roleChoices = queryOptions({ queryKey: ['role', 'all'], queryFn: ({ signal }) => resultOf(rolesQueryall({ signal })) });
const departTree = queryOptions({ queryKey: ['depart', 'tree'], queryFn: ({ signal }) => resultOf(sysDepartsQueryTreeList({ signal })) });

/** Users who hold a role. */
export function RoleFilter() {
  const { t } = useTranslation('isystemUser');
  const { data = [] } = useQuery(roleChoices);
  return (
    <Form.Item name="roleCode" label={t('field.roleIds')}>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        options={data.map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }))}
      />
    </Form.Item>
  );
}

/** Users of a department and of those below it. */
export function DepartFilter() {
  const { t } = useTranslation('isystemUser');
  return (
    <Form.Item name="departId" label={t('field.departIds')}>
      <DepartmentPicker />
    </Form.Item>
  );
}

export function RoleName({ code }: { code: string }) {
  const { data } = useQuery(roleChoices);
  return <>{data?.find(({ roleCode }) => roleCode === code)?.roleName ?? code}</>;
}

const flat = (nodes: readonly DepartNode[]): DepartNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

export function DepartName({ id }: { id: string }) {
  const { data } = useQuery(departTree);
  return <>{data && (flat(data).find((node) => node.id === id)?.departName ?? '–')}</>;
}
