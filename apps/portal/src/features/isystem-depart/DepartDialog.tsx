import type { DepartNode, DepartRecord } from '@harrow/api-client';
import { sysDepartsAddLimits } from '@harrow/api-client/limits';
import { sysDepartsAddRecord } from '@harrow/api-client/records';
import { FieldGrid, useFieldRules } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { noTexts, ownTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { UsersPicker } from '../../shared/pickers/users/UsersPicker.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { DealerLicence } from './DealerLicence.tsx';
import { addDepart, type DepartValues, editDepart } from './departs.ts';

const SheetField = sheetFieldsOf(sysDepartsAddRecord, 'isystemDepart');

interface DepartDialogProps {
  depart: DepartRecord | undefined;
  /** Of a new one. */
  above: DepartNode | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** A department with its name in six languages. Its code is given by the server. */
export function DepartDialog({ depart, above, onClose, onSaved }: DepartDialogProps) {
  const { t } = useTranslation('isystemDepart');
  const language = useLanguage();
  const rules = useFieldRules().form;
  const mayEdit = usePermission('depart:edit');
  const readOnly = depart ? !depart.allowedActions.includes('edit') : !mayEdit;
  const initial = depart ? { ...depart, departName: ownTexts(depart.departName) } : { departName: noTexts, sortNo: 0, status: 1 as const };
  return (
    <EditDialog<DepartValues>
      title={depart ? `${depart.departName[language]} · ${depart.orgCode}` : t('newUnder', { name: above?.departName })}
      initialValues={initial}
      save={(values) => (depart ? editDepart(depart, values) : addDepart(above!.id, values))}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={readOnly}
    >
      <SixTextsFields name="departName" label={t('field.departName')} oneIsEnough />
      <FieldGrid columns={2}>
        <SheetField name="phone" inputMode="tel" />
        <SheetField name="sortNo" />
        <SheetField name="orgType" />
        <Form.Item name="managerIds" label={t('field.managerIds')} rules={rules(limitRules(sysDepartsAddLimits.managerIds))}>
          <UsersPicker store="id" />
        </Form.Item>
        <SheetField name="address" />
        <SheetField
          name="status"
          note={t('note.status')}
          disabled={depart?.allowedActions.includes('suspend') === false}
          options={[
            { value: 1, label: t('active') },
            { value: 2, label: t('suspended') },
          ]}
        />
      </FieldGrid>
      {depart?.orgCategory === 3 && <DealerLicence departId={depart.id} />}
    </EditDialog>
  );
}
