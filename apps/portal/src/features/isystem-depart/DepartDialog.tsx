import type { DepartNode, DepartRecord } from '@harrow/api-client';
import { sysDepartsAddLimits } from '@harrow/api-client/limits';
import { DictSelect, FieldGrid, useFieldRules, LimitedInput } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { noTexts, ownTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { usePhoneRule } from '../../shared/fields/usePhoneRule.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { UsersPicker } from '../../shared/pickers/UsersPicker.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { DealerLicence } from './DealerLicence.tsx';
import { addDepart, type DepartValues, editDepart } from './departs.ts';

const L = sysDepartsAddLimits;

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
  const phoneRule = usePhoneRule('phone');
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
        <Form.Item name="phone" label={t('field.phone')} validateTrigger="onBlur" rules={[...rules(limitRules(L.phone)), phoneRule]}>
          <LimitedInput limit={L.phone.maxLength} inputMode="tel" />
        </Form.Item>
        <Form.Item name="sortNo" label={t('field.sortNo')} rules={rules(limitRules(L.sortNo))}>
          <InputNumber min={0} max={99999} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="orgType" label={t('field.orgType')}>
          <DictSelect dict="org_type" />
        </Form.Item>
        <Form.Item name="managerIds" label={t('field.managerIds')} rules={rules(limitRules(L.managerIds))}>
          <UsersPicker store="id" />
        </Form.Item>
        <Form.Item name="address" label={t('field.address')} rules={rules(limitRules(L.address))}>
          <LimitedInput limit={L.address.maxLength} />
        </Form.Item>
        <Form.Item name="status" label={t('field.status')} extra={t('note.status')}>
          <Select
            disabled={readOnly || depart?.allowedActions.includes('suspend') === false}
            options={[
              { value: 1, label: t('active') },
              { value: 2, label: t('suspended') },
            ]}
          />
        </Form.Item>
      </FieldGrid>
      {depart?.orgCategory === 3 && <DealerLicence departId={depart.id} />}
    </EditDialog>
  );
}
