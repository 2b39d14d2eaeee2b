import type { LowAppRecord } from '@harrow/api-client';
import { lowAppsAddLimits } from '@harrow/api-client/limits';
import { lowAppsRecord } from '@harrow/api-client/records';
import { DictSelect, FieldGrid, useFieldRules, WideField, LimitedInput, LimitedTextArea } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { duplicateCheck } from '../../shared/administration/fieldChecks.ts';
import { noTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { allRoles } from '../../shared/roles.ts';
import { addLowApp, editLowApp, type LowAppValues } from './lowApps.ts';

const SheetField = sheetFieldsOf(lowAppsRecord, 'isystemLowApp');
const L = lowAppsAddLimits;
const idTaken = duplicateCheck('low_app', 'app_id');

/** An application: what it shows, to whom, and what its calls may do. */
export function LowAppDialog({ app, onClose, onSaved }: { app: LowAppRecord | undefined; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('isystemLowApp');
  const rules = useFieldRules().form;
  const [form] = Form.useForm<LowAppValues>();
  const kind = Form.useWatch('kind', form) ?? app?.kind ?? 'frame';
  const { data: roles = [] } = useQuery(allRoles);
  const mayAdd = usePermission('lowApp:add');
  const mayEdit = usePermission('lowApp:edit');
  return (
    <EditDialog<LowAppValues>
      title={app ? app.appId : t('new')}
      form={form}
      initialValues={app ?? { name: noTexts, kind: 'frame', roleCodes: [], status: 1 }}
      save={(values) => (app ? editLowApp(app, values) : addLowApp(values))}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={!(app ? mayEdit : mayAdd)}
    >
      <SixTextsFields name="name" label={t('field.name')} />
      <FieldGrid columns={2}>
        <Form.Item
          name="appId"
          label={t('field.appId')}
          extra={t('note.appId')}
          validateTrigger="onBlur"
          rules={app ? [] : rules(limitRules(L.appId), idTaken)}
        >
          <LimitedInput disabled={app !== undefined} limit={L.appId.maxLength} />
        </Form.Item>
        <Form.Item name="status" label={t('field.status')}>
          <Select
            options={[
              { value: 1, label: t('on') },
              { value: 0, label: t('off') },
            ]}
          />
        </Form.Item>
        <Form.Item name="kind" label={t('field.kind')} rules={rules([{ rule: 'required' }])}>
          <DictSelect dict="low_app_kind" allowClear={false} />
        </Form.Item>
        <Form.Item name="target" label={t('field.target')} extra={t(`note.${kind}`)} rules={rules(limitRules(L.target))}>
          <LimitedInput limit={L.target.maxLength} />
        </Form.Item>
        <SheetField name="icon" />
        <Form.Item name="roleCodes" label={t('field.roleCodes')} extra={t('note.roleCodes')}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={roles.map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }))}
          />
        </Form.Item>
        <WideField>
          <Form.Item name="callPrefixes" label={t('field.callPrefixes')} extra={t('note.callPrefixes')} rules={rules(limitRules(L.callPrefixes))}>
            <LimitedTextArea autoSize={{ minRows: 2, maxRows: 8 }} limit={L.callPrefixes.maxLength} />
          </Form.Item>
        </WideField>
      </FieldGrid>
    </EditDialog>
  );
}
