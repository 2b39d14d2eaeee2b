import type { ReportSourceItem } from '@harrow/api-client';
import { reportAdministrationAddLimits } from '@harrow/api-client/limits';
import { FieldGrid, useFieldRules, WideField, LimitedInput } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { FixedFilter } from './FixedFilter.tsx';
import type { ReportValues } from './reports.ts';

const L = reportAdministrationAddLimits;

interface ReportFactsProps {
  sources: ReportSourceItem[];
  source: ReportSourceItem | undefined;
  /** Code and source stay for good. */
  isStored: boolean;
}

/** Code, name, source, order and fixed conditions of a report. */
export function ReportFacts({ sources, source, isStored }: ReportFactsProps) {
  const { t } = useTranslation('isystemReport');
  const language = useLanguage();
  const rules = useFieldRules().form;
  const form = Form.useFormInstance<ReportValues>();
  const sortable = source?.fields.filter(({ type }) => type !== 'texts') ?? [];
  const startWith = (code: string): void => {
    const fields = sources.find((one) => one.source === code)?.fields ?? [];
    form.setFieldsValue({ fields: [], fixedFilter: null, sortField: fields.find(({ type }) => type !== 'texts')?.field ?? '' });
  };
  return (
    <>
      <FieldGrid columns={3}>
        <Form.Item
          name="code"
          label={t('field.code')}
          extra={!isStored && t('note.code')}
          validateTrigger="onBlur"
          rules={isStored ? [] : rules(limitRules(L.code))}
        >
          <LimitedInput disabled={isStored} limit={L.code.maxLength} />
        </Form.Item>
        <Form.Item name="source" label={t('field.source')} extra={!isStored && t('note.source')} rules={rules([{ rule: 'required' }])}>
          <Select
            disabled={isStored}
            showSearch={{ optionFilterProp: 'label' }}
            options={sources.map(({ source: value, name }) => ({ value, label: name }))}
            onChange={startWith}
          />
        </Form.Item>
        <Form.Item name="status" label={t('field.status')}>
          <Select
            options={[
              { value: 1, label: t('on') },
              { value: 0, label: t('off') },
            ]}
          />
        </Form.Item>
        <Form.Item name="sortField" label={t('field.sortField')} rules={rules([{ rule: 'required' }])}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={sortable.map(({ field, title }) => ({ value: field, label: title[language] }))} />
        </Form.Item>
        <Form.Item name="sortOrder" label={t('field.sortOrder')}>
          <Select
            options={[
              { value: 'asc', label: t('asc') },
              { value: 'desc', label: t('desc') },
            ]}
          />
        </Form.Item>
        <WideField>
          <Form.Item name="fixedFilter" label={t('field.fixedFilter')}>
            <FixedFilter source={source} />
          </Form.Item>
        </WideField>
      </FieldGrid>
      <SixTextsFields name="name" label={t('field.name')} />
    </>
  );
}
