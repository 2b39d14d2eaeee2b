import type { RoleItem } from '@harrow/api-client';
import { rolesCopyLimits } from '@harrow/api-client/limits';
import { useFieldRules, LimitedInput } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { duplicateCheck } from '../../shared/administration/fieldChecks.ts';
import { copyRole, type RoleValues } from './roles.ts';

type Values = Pick<RoleValues, 'roleCode' | 'roleName'>;
const L = rolesCopyLimits;
const codeTaken = duplicateCheck('sys_role', 'role_code');

/** A new role with the rights of another. */
export function CopyRoleDialog({ role, onClose, onSaved }: { role: RoleItem; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('isystemRole');
  const rules = useFieldRules().form;
  return (
    <EditDialog<Values>
      title={t('copyOf', { name: role.roleName })}
      width={450}
      initialValues={{}}
      save={(values) => copyRole(role.id, values)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Form.Item
        name="roleCode"
        label={t('field.roleCode')}
        extra={t('note.roleCode')}
        validateTrigger="onBlur"
        normalize={(text: string) => text.toUpperCase()}
        rules={rules(limitRules(L.roleCode), codeTaken)}
      >
        <LimitedInput limit={L.roleCode.maxLength} />
      </Form.Item>
      <Form.Item name="roleName" label={t('field.roleName')} rules={rules(limitRules(L.roleName))}>
        <LimitedInput limit={L.roleName.maxLength} />
      </Form.Item>
    </EditDialog>
  );
}
