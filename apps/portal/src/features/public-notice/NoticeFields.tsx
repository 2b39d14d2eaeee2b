import { DateInput, DictMultiSelect, DictSelect, FieldGrid, YesNoSwitch, useFieldRules } from '@harrow/ui';
import { RolePicker } from '@harrow/ui/pickers';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DealerPicker } from '../../shared/pickers/DealerPicker.tsx';
import { joinedValues } from '../../shared/pickers/joinedValues.ts';
import type { NoticeValues } from './noticeForm.ts';

/** Kind, audience and times of a notice. */
export function NoticeFields({ targetScope, isPublished }: { targetScope: NoticeValues['targetScope']; isPublished: boolean }) {
  const { t } = useTranslation('publicNotice');
  const rules = useFieldRules().form;
  const form = Form.useFormInstance<NoticeValues>();
  return (
    <FieldGrid columns={3}>
      <Form.Item name="noticeType" label={t('field.noticeType')} rules={rules([{ rule: 'required' }])}>
        <DictSelect dict="notice_type" />
      </Form.Item>
      <Form.Item name="targetScope" label={t('field.targetScope')} rules={rules([{ rule: 'required' }])}>
        <DictSelect dict="target_scope" allowClear={false} onChange={() => form.setFieldValue('targetIds', [])} />
      </Form.Item>
      {targetScope === 'all' ? (
        <span />
      ) : (
        <Form.Item name="targetIds" label={t(`target.${targetScope}`)} rules={rules([{ rule: 'required' }])} {...joinedValues}>
          <Targets scope={targetScope} />
        </Form.Item>
      )}
      <Form.Item name="publishTime" label={t('field.publishTime')} extra={isPublished ? undefined : t('publishNote')}>
        <DateInput showTime />
      </Form.Item>
      <Form.Item name="expireDate" label={t('field.expireDate')}>
        <DateInput />
      </Form.Item>
      <span />
      <Form.Item name="mustRead" label={t('field.mustRead')} extra={t('mustReadNote')}>
        <YesNoSwitch />
      </Form.Item>
      <Form.Item name="topFlag" label={t('field.topFlag')}>
        <YesNoSwitch />
      </Form.Item>
    </FieldGrid>
  );
}

interface TargetsProps {
  scope: Exclude<NoticeValues['targetScope'], 'all'>;
  /** Codes joined by commas. */
  value?: string;
  onChange?: (codes: string) => void;
}

function Targets({ scope, ...control }: TargetsProps) {
  if (scope === 'dealer') return <DealerPicker {...control} />;
  return scope === 'market_group' ? <DictMultiSelect {...control} dict="market_group" /> : <RolePicker {...control} store="roleCode" />;
}
