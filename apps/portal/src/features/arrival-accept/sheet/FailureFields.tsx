import type { CheckCategory, PdiHandling } from '@harrow/api-client';
import { vehicleCheckItemsFailedReasonListOptions } from '@harrow/api-client/query';
import { DictSelect } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../documents/form/Field.tsx';
import type { ChangeFinding, SheetItem } from '../form/editing.ts';

interface FailureFieldsProps extends SheetItem {
  errors: Readonly<Record<string, string>>;
  change: ChangeFinding;
  id: (field: string) => string;
}

/** Why an item failed, and what is done about it. */
export function FailureFields({ line, row, errors, change, id }: FailureFieldsProps) {
  const { t } = useTranslation('arrivalAccept');
  return (
    <>
      <Field id={id('failedReasonCode')} label={t('field.items.failedReasonCode')} error={errors['failedReasonCode']}>
        {(control) => (
          <ReasonSelect
            {...control}
            placeholder={t('ui:select')}
            category={line.category}
            value={row.failedReasonCode}
            onChange={(code) => change({ failedReasonCode: code })}
          />
        )}
      </Field>
      {row.failedReasonCode === 'other' && (
        <Field id={id('failedReasonText')} label={t('field.items.failedReasonText')} error={errors['failedReasonText']}>
          {(control) => (
            <Input
              {...control}
              value={row.failedReasonText ?? ''}
              maxLength={300}
              onChange={({ target }) => change({ failedReasonText: target.value || null })}
            />
          )}
        </Field>
      )}
      <Field id={id('handling')} label={t('field.items.handling')} error={errors['handling']}>
        {(control) => (
          <DictSelect
            {...control}
            dict="pdi_handling"
            value={row.handling ?? undefined}
            allowClear={false}
            onChange={(value) => change({ handling: value as PdiHandling })}
          />
        )}
      </Field>
      {row.handling !== null && (
        <Field id={id('handled')} label={t('field.items.handled')} error={errors['handled']}>
          {({ status: _status, ...control }) => (
            <Checkbox {...control} checked={row.handled === 'Y'} onChange={({ target }) => change({ handled: target.checked ? 'Y' : 'N' })}>
              {t('item.done')}
            </Checkbox>
          )}
        </Field>
      )}
    </>
  );
}

interface ReasonSelectProps {
  id: string;
  'aria-label'?: string;
  placeholder?: string;
  category: CheckCategory;
  value: string | null;
  onChange: (code: string | null) => void;
}

/** The reasons of the catalogue that fit a group of items. */
export function ReasonSelect({ category, value, onChange, ...control }: ReasonSelectProps) {
  const { data, isFetching } = useQuery({ ...vehicleCheckItemsFailedReasonListOptions({ query: { category } }), select: ({ result }) => result });
  return (
    <Select
      {...control}
      value={value}
      loading={isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.map(({ reasonCode, reasonName }) => ({ value: reasonCode, label: reasonName }))}
      onChange={(code) => onChange(code ?? null)}
    />
  );
}
