import { DepartmentPicker } from '@harrow/ui/pickers';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { departName } from '../../shared/departs.ts';
import { allRoles } from '../../shared/roles.ts';

/** Users who hold a role. */
export function RoleFilter() {
  const { t } = useTranslation('isystemUser');
  const { data = [] } = useQuery(allRoles);
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
  const { data } = useQuery(allRoles);
  return <>{data?.find(({ roleCode }) => roleCode === code)?.roleName ?? code}</>;
}

export function DepartName({ id }: { id: string }) {
  const { data } = useQuery(departName(id));
  return <>{data}</>;
}
