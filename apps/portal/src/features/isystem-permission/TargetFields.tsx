import { permissionsAddLimits } from '@harrow/api-client/limits';
import { FieldGrid, useFieldRules, LimitedInput } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';

const L = permissionsAddLimits;

/** Target of an added entry. Its type cannot be changed later. */
export function TargetFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('isystemPermission');
  const rules = useFieldRules().form;
  const form = Form.useFormInstance();
  const Type = Form.useWatch<number>('Type', form);
  const component = Form.useWatch<string | null>('component', form);
  return (
    <FieldGrid columns={2}>
      <Form.Item name="Type" label={t('field.Type')}>
        <Select
          disabled={!isNew}
          options={[
            { value: 30, label: t('kind.link') },
            { value: 1, label: t('kind.page') },
          ]}
          onChange={(kind) => form.setFieldValue('component', kind === 1 ? 'Framed' : null)}
        />
      </Form.Item>
      <Form.Item name="component" label={t('field.component')} hidden={Type !== 1}>
        <Select
          disabled={!isNew}
          options={[
            { value: 'Framed', label: t('kind.framed') },
            { value: 'LowApp', label: t('kind.lowApp') },
          ]}
        />
      </Form.Item>
      <Form.Item name="url" label={t('field.url')} extra={t(component === 'LowApp' ? 'note.lowApp' : 'note.url')} rules={rules(limitRules(L.url))}>
        <LimitedInput limit={L.url.maxLength} disabled={!isNew && component === 'LowApp'} inputMode="url" />
      </Form.Item>
      <Form.Item name="target" label={t('field.target')} hidden={Type === 30}>
        <Select
          allowClear
          options={[
            { value: '_self', label: t('sameWindow') },
            { value: '_blank', label: t('newWindow') },
          ]}
        />
      </Form.Item>
      <Form.Item name="permission" label={t('field.permission')} extra={t('note.permission')} rules={rules(limitRules(L.permission))}>
        <Input allowClear />
      </Form.Item>
    </FieldGrid>
  );
}
