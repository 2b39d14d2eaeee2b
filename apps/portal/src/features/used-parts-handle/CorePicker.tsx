import { resultOf, type UsedPartsTask, usedPartsTasksList } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { type RecordSource, SelectListDialog } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { coresById } from './handles.ts';

/** Cores of the user's scope of which something may still be handled. */
const openCores: RecordSource<UsedPartsTask> = {
  list: ({ page, pageSize, filters, sort }, signal) =>
    resultOf(usedPartsTasksList({ query: { ...filters, open: 'Y', pageNo: page, pageSize, ...(sort && { column: sort.column, order: sort.order }) }, signal })),
  find: (_field, values, signal) => coresById(values, signal),
};

interface CorePickerProps {
  /** Ids of those that are there already. */
  exclude: readonly string[];
  onChoose: (cores: UsedPartsTask[]) => void;
  onClose: () => void;
}

/** Chooses cores for a document. */
export function CorePicker({ exclude, onChoose, onClose }: CorePickerProps) {
  const { t } = useTranslation('usedPartsHandle');
  return (
    <SelectListDialog<UsedPartsTask>
      name={t('section.lines')}
      source={openCores}
      exclude={exclude}
      width={900}
      sort={{ column: 'returnDue', order: 'asc' }}
      columns={[
        { key: 'tagNo', title: t('field.tagNo'), width: 190, sortable: true },
        { key: 'partsCode', title: t('field.partsCode'), render: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
        { key: 'openQty', title: t('field.openQty'), align: 'right', width: 90 },
        { key: 'coreStatus_dictText', title: t('field.coreStatus'), width: 120 },
        { key: 'returnDue', title: t('field.returnDue'), width: 120, sortable: true, render: ({ returnDue }) => <DateText value={returnDue} /> },
        { key: 'retainUntil', title: t('field.retainUntil'), width: 120, sortable: true, render: ({ retainUntil }) => <DateText value={retainUntil} /> },
      ]}
      queries={[{ key: 'keyword', label: t('pick.keyword') }]}
      onOk={(_ids, cores) => onChoose(cores)}
      onCancel={onClose}
    />
  );
}
