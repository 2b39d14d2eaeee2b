import type { RoleRecord } from '@harrow/api-client';
import { rolesRecord } from '@harrow/api-client/records';
import { FieldGrid, WideField } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { duplicateCheck } from '../../shared/administration/fieldChecks.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { addRole, editRole, type RoleValues } from './roles.ts';

const SheetField = sheetFieldsOf(rolesRecord, 'isystemRole');
const codeTaken = duplicateCheck('sys_role', 'role_code');
const dealerScopes: ReadonlySet<string> = new Set(['SELF', 'ORG', 'ORG_SUB']);

/** A role: its rows, and what it may do. */
export function RoleDialog({ role, onClose, onSaved }: { role: RoleRecord | undefined; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('isystemRole');
  const [form] = Form.useForm<RoleValues>();
  const code = Form.useWatch('roleCode', form) ?? role?.roleCode ?? '';
  const mayAdd = usePermission('permission:add');
  const readOnly = role ? !role.allowedActions.includes('edit') : !mayAdd;
  const ofDealer = code.startsWith('DLR_');
  return (
    <EditDialog<RoleValues>
      title={role ? role.roleName : t('new')}
      form={form}
      initialValues={role ?? { permissions: [] }}
      save={(values) => (role ? editRole(role, values) : addRole(values))}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={readOnly}
      width={1200}
    >
      <FieldGrid columns={2}>
        <SheetField name="roleCode" disabled={role !== undefined} note={role ? undefined : t('note.roleCode')} capitals check={codeTaken} />
        <SheetField name="roleName" disabled={role?.builtIn === true} />
        <SheetField name="dataScope" choices={(value) => !ofDealer || dealerScopes.has(value)} />
        <SheetField name="description" />
        <WideField>
          <Form.Item name="permissions" label={t('field.permissions')}>
            <PermissionMatrix />
          </Form.Item>
        </WideField>
      </FieldGrid>
    </EditDialog>
  );
}
