import type { LowAppRecord } from '@harrow/api-client';
import { lowAppsRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
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

const SheetField = sheetFieldsOf({ ...lowAppsRecord, kind: { kind: 'dict', dict: 'low_app_kind', required: true } } as const, 'isystemLowApp');
const idTaken = duplicateCheck('low_app', 'app_id');

/** An application: what it shows, to whom, and what its calls may do. */
export function LowAppDialog({ app, onClose, onSaved }: { app: LowAppRecord | undefined; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('isystemLowApp');
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
        <SheetField name="appId" disabled={app !== undefined} note={t('note.appId')} check={idTaken} />
        <SheetField
          name="status"
          options={[
            { value: 1, label: t('on') },
            { value: 0, label: t('off') },
          ]}
        />
        <SheetField name="kind" />
        <SheetField name="target" note={t(`note.${kind}`)} />
        <SheetField name="icon" />
        <Form.Item name="roleCodes" label={t('field.roleCodes')} extra={t('note.roleCodes')}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={roles.map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }))}
          />
        </Form.Item>
        <SheetField name="callPrefixes" note={t('note.callPrefixes')} wide rows={3} />
      </FieldGrid>
    </EditDialog>
  );
}
