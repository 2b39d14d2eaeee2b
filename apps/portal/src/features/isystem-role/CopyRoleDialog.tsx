import type { RoleItem } from '@harrow/api-client';
import { rolesCopyRecord } from '@harrow/api-client/records';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { duplicateCheck } from '../../shared/administration/fieldChecks.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { copyRole, type RoleValues } from './roles.ts';

type Values = Pick<RoleValues, 'roleCode' | 'roleName'>;
const SheetField = sheetFieldsOf(rolesCopyRecord, 'isystemRole');
const codeTaken = duplicateCheck('sys_role', 'role_code');

/** A new role with the rights of another. */
export function CopyRoleDialog({ role, onClose, onSaved }: { role: RoleItem; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('isystemRole');
  return (
    <EditDialog<Values>
      title={t('copyOf', { name: role.roleName })}
      width={450}
      initialValues={{}}
      save={(values) => copyRole(role.id, values)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <SheetField name="roleCode" note={t('note.roleCode')} capitals check={codeTaken} />
      <SheetField name="roleName" />
    </EditDialog>
  );
}
