import type { ReportRecord } from '@harrow/api-client';
import { Collapse, Flex, Form, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { MoveButtons } from '../../shared/administration/MoveButtons.tsx';
import { SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { editReport, type ReportValues } from './reports.ts';

/** Titles and columns of a report. Which fields it has, and where they come from, is not to be changed here. */
export function ReportDialog({ report, onClose, onSaved }: { report: ReportRecord; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('isystemReport');
  const language = useLanguage();
  const readOnly = !usePermission('dictionary:edit');
  const { id, name, status, fields } = report;
  return (
    <EditDialog<ReportValues>
      title={`${name[language]} · ${report.code}`}
      initialValues={{ name, status, fields }}
      save={(values) => editReport(id, { ...values, fields: values.fields.map((field) => ({ ...field, width: field.width ?? null })) })}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={readOnly}
    >
      <OnOff name="status" label={t('field.status')} />
      <SixTextsFields name="name" label={t('field.name')} />
      <p style={{ fontWeight: 600, marginBlockEnd: 8 }}>{t('columns')}</p>
      <Form.List name="fields">
        {(items, { move }) => (
          <Collapse
            collapsible="icon"
            items={items.map(({ key, name: at }) => ({
              key: String(key),
              forceRender: true,
              label: <ColumnTitle at={at} />,
              extra: !readOnly && (
                <Flex gap={4}>
                  <MoveButtons at={at} count={items.length} move={move} />
                </Flex>
              ),
              children: <ColumnFields at={at} />,
            }))}
          />
        )}
      </Form.List>
    </EditDialog>
  );
}

function ColumnTitle({ at }: { at: number }) {
  const { t } = useTranslation('isystemReport');
  const language = useLanguage();
  const field = Form.useWatch<ReportValues['fields'][number] | undefined>(['fields', at]);
  return (
    <>
      {field?.title[language]} <span style={{ color: 'var(--ant-color-text-secondary)' }}>{field?.field}</span>
      {field?.shown === false && ` · ${t('hidden')}`}
    </>
  );
}

function ColumnFields({ at }: { at: number }) {
  const { t } = useTranslation('isystemReport');
  return (
    <>
      <Form.Item name={[at, 'field']} hidden>
        <input type="hidden" />
      </Form.Item>
      <Flex gap={16} wrap>
        <Form.Item name={[at, 'shown']} label={t('field.shown')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name={[at, 'width']} label={t('field.width')}>
          <InputNumber min={40} max={800} precision={0} />
        </Form.Item>
      </Flex>
      <SixTextsFields name={[at, 'title']} label={t('field.title')} />
    </>
  );
}

/** A switch for 1 and 0. */
function OnOff({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item
      name={name}
      label={label}
      valuePropName="checked"
      getValueProps={(value: number) => ({ checked: value === 1 })}
      getValueFromEvent={(checked: boolean) => (checked ? 1 : 0)}
    >
      <Switch />
    </Form.Item>
  );
}
