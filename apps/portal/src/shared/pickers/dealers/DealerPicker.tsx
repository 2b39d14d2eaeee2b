import { dealersOptions, type Option, resultOf } from '@harrow/api-client';
import { type PickerControlProps, type RecordSource, SelectFromList } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';

const dealers = (keyword: string | undefined, signal: AbortSignal): Promise<Option[]> => resultOf(dealersOptions({ query: { keyword }, signal }));

/** Dealers in the user's scope. They are fetched in one answer, and paged here. */
const dealerRecords: RecordSource<Option> = {
  async list({ page, pageSize, filters }, signal) {
    const found = await dealers(filters['keyword'], signal);
    return { records: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  },
  find: async (_field, values, signal) => (await dealers(undefined, signal)).filter(({ value }) => values.includes(value)),
};

/** Chooses dealers by code or name; codes are stored. A control for `Form.Item`. */
export function DealerPicker(props: PickerControlProps<Option>) {
  const { t } = useTranslation('shared');
  return (
    <SelectFromList<Option>
      {...props}
      name={t('pick.dealer')}
      source={dealerRecords}
      valueKey="value"
      labelKey="text"
      ellipsisLength={25}
      columns={[
        { key: 'value', title: t('pick.code'), width: 140 },
        { key: 'text', title: t('pick.name') },
      ]}
      queries={[{ key: 'keyword', label: t('pick.codeOrName') }]}
    />
  );
}
