import type { ForecastProduct } from '@harrow/api-client';
import { type RecordSource, SelectListDialog } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { modelsToChoose } from '../orderForecasts.ts';

type Model = ForecastProduct & { id: string };

const withId = (model: ForecastProduct): Model => ({ ...model, id: model.value });

/** Models that the dealer may sell: all of a search at once, page by page. */
const models: RecordSource<Model> = {
  list: async ({ page, pageSize, filters }, signal) => {
    const found = (await modelsToChoose(filters?.['keyword'] ?? '', signal)).map(withId);
    return { records: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  },
  find: async (_field, values) => (await modelsToChoose('')).map(withId).filter(({ value }) => values.includes(value)),
};

/** Models to add, several at once. */
export function ModelsDialog({ onAdd, onClose }: { onAdd: (codes: readonly string[]) => void; onClose: () => void }) {
  const { t } = useTranslation('orderForecast');
  return (
    <SelectListDialog<Model>
      name={t('field.lines.fourthProductCode')}
      title={t('lines.addModels')}
      source={models}
      width={900}
      pageSize={10}
      columns={[
        { key: 'value', title: t('field.lines.fourthProductCode'), width: 170 },
        { key: 'text', title: t('field.lines.fourthProductName') },
        { key: 'secondProductName', title: t('field.lines.secondProductName') },
        { key: 'leadDays', title: t('field.lines.leadDays'), align: 'right', width: 110 },
        { key: 'stockQty', title: t('field.lines.stockQty'), align: 'right', width: 90 },
      ]}
      queries={[{ key: 'keyword', label: t('lines.keyword') }]}
      onOk={(codes) => onAdd(codes)}
      onCancel={onClose}
    />
  );
}
