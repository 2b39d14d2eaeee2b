import type { CheckCategory } from '@harrow/api-client';
import { vehicleCheckItemsFailedReasonListOptions } from '@harrow/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SheetItem } from '../arrivalKind.ts';
import { ItemField } from './ItemField.tsx';
import { useChangeItem } from './useChangeItem.ts';

/** Fields of a failed item: reason and handling. */
export function FailureFields({ line, row }: SheetItem) {
  const { t } = useTranslation('arrivalAccept');
  const change = useChangeItem();
  const { itemCode: item } = line;
  return (
    <>
      <ItemField item={item} name="failedReasonCode" needed>
        {(control, value) => (
          <ReasonSelect {...control} category={line.category} value={value as string | null} onChange={(code) => change([item], { failedReasonCode: code })} />
        )}
      </ItemField>
      {row.failedReasonCode === 'other' && <ItemField item={item} name="failedReasonText" needed />}
      <ItemField item={item} name="handling" needed />
      {row.handling != null && (
        <ItemField item={item} name="handled">
          {({ status: _status, ...control }, value) => (
            <Checkbox {...control} checked={value === 'Y'} onChange={({ target }) => change([item], { handled: target.checked ? 'Y' : 'N' })}>
              {t('item.done')}
            </Checkbox>
          )}
        </ItemField>
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
