import { DateInput, DictRadio, DictSelect, FieldGrid, useFieldRules } from '@harrow/ui';
import { DepartmentPicker, RolePicker } from '@harrow/ui/pickers';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinedValues } from '../../shared/pickers/joinedValues.ts';
import { LazyUserPicker } from '../../shared/pickers/LazyUserPicker.tsx';
import type { AnnouncementValues } from './announcementForm.ts';

interface AnnouncementFieldsProps {
  msgType: AnnouncementValues['msgType'];
  /** Then only its end may change. */
  isSent: boolean;
}

/** Level, receivers and times of an announcement. */
export function AnnouncementFields({ msgType, isSent }: AnnouncementFieldsProps) {
  const { t } = useTranslation('isystemAnnouncement');
  const rules = useFieldRules().form;
  const form = Form.useFormInstance<AnnouncementValues>();
  return (
    <FieldGrid columns={3}>
      <Form.Item name="priority" label={t('field.priority')} extra={t('levelNote')} rules={rules([{ rule: 'required' }])}>
        <DictRadio dict="announcement_level" disabled={isSent} />
      </Form.Item>
      <Form.Item name="msgType" label={t('field.msgType')} rules={rules([{ rule: 'required' }])}>
        <DictSelect dict="announcement_to" allowClear={false} disabled={isSent} onChange={() => form.setFieldValue('targetIds', [])} />
      </Form.Item>
      {msgType === 'ALL' ? (
        <span />
      ) : (
        <Form.Item name="targetIds" label={t('field.receivers')} rules={rules([{ rule: 'required' }])} {...joinedValues}>
          <Targets of={msgType} disabled={isSent} />
        </Form.Item>
      )}
      <Form.Item name="sendTime" label={t('field.sendTime')} extra={t('sendNote')}>
        <DateInput showTime disabled={isSent} />
      </Form.Item>
      <Form.Item name="revokeTime" label={t('field.revokeTime')} extra={t('revokeNote')}>
        <DateInput showTime />
      </Form.Item>
    </FieldGrid>
  );
}

interface TargetsProps {
  of: Exclude<AnnouncementValues['msgType'], 'ALL'>;
  disabled: boolean;
  /** Codes joined by commas. */
  value?: string;
  onChange?: (codes: string) => void;
}

function Targets({ of, ...control }: TargetsProps) {
  if (of === 'ROLE') return <RolePicker {...control} store="roleCode" />;
  return of === 'ORG' ? <DepartmentPicker {...control} multiple store="orgCode" /> : <LazyUserPicker {...control} />;
}
