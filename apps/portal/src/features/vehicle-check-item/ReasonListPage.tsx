import { type FailedReason, type FailedReasonInput, failedReasonsAdd, failedReasonsEdit, failedReasonsRemove, resultOf } from '@harrow/api-client';
import { type Column, DictSelect, YesNo } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportedNames } from '../../shared/master/exportedNames.ts';
import { NameFields, useRequired, YesNoSelect } from '../../shared/master/masterFields.tsx';
import { MasterDialog } from '../../shared/master/MasterDialog.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { failedReasonDefaults, failedReasons } from './checkItems.ts';
import { useSiblings } from './useSiblings.ts';

const history = { docType: 'failedReason', namespace: 'vehicleCheckItem', dictionaries: { enabled: 'yn' } };

const reasonColumns = (t: TFunction<'vehicleCheckItem'>): Column<FailedReason>[] => [
  { key: 'reasonCode', title: t('field.reasonCode'), width: 200, fixed: 'left', sortable: true },
  { key: 'name', title: t('field.name'), width: 280 },
  { key: 'categories', title: t('field.categories'), width: 360, render: ({ categories_dictText: text }) => text || t('allGroups') },
  { key: 'enabled', title: t('field.enabled'), width: 110, sortable: true, render: ({ enabled }) => <YesNo value={enabled} /> },
];

const queryFields = (t: TFunction<'vehicleCheckItem'>): QueryField[] => [
  { value: 'reasonCode', label: t('field.reasonCode') },
  { value: 'enabled', label: t('field.enabled'), type: 'switch' },
];

/** Why an item can fail. */
export function ReasonListPage() {
  const { t } = useTranslation('vehicleCheckItem');
  const columns = useMemo(() => reasonColumns(t), [t]);
  const fields = useMemo(() => queryFields(t), [t]);
  return (
    <MasterListPage
      resource={failedReasons}
      defaults={failedReasonDefaults}
      title={t('reasons.title')}
      importTitle={t('reasons.import')}
      empty={t('reasons.empty')}
      columns={columns}
      moreColumns={exportedNames(t)}
      siblings={useSiblings('reasons')}
      filters={
        <>
          <TextFilter name="keyword" label={t('keyword')} />
          <Form.Item name="category" label={t('field.category')}>
            <DictSelect dict="check_category" />
          </Form.Item>
          <Form.Item name="enabled" label={t('field.enabled')}>
            <YesNoSelect allowClear />
          </Form.Item>
        </>
      }
      queryFields={fields}
      shownFilters={{
        keyword: { label: t('keyword') },
        category: { label: t('field.category'), dict: 'check_category' },
        enabled: { label: t('field.enabled'), dict: 'yn' },
      }}
      module="vehicleCheckItem"
      path="/mfr/failedReason"
      history={history}
      remove={(ids) => resultOf(failedReasonsRemove({ query: { ids } }))}
      Dialog={ReasonDialog}
    />
  );
}

function ReasonDialog(props: MasterDialogProps<FailedReason>) {
  const { t } = useTranslation('vehicleCheckItem');
  const { record } = props;
  const required = useRequired();
  return (
    <MasterDialog<FailedReason, FailedReasonInput>
      {...props}
      title={t(record ? 'reasons.edit' : 'reasons.add')}
      fresh={{ enabled: 'Y' }}
      add={failedReasonsAdd}
      edit={failedReasonsEdit}
    >
      <Form.Item name="reasonCode" label={t('field.reasonCode')} rules={required}>
        <Input maxLength={30} disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="categories" label={t('field.categories')}>
        <DictSelect dict="check_category" mode="multiple" placeholder={t('allGroups')} />
      </Form.Item>
      <NameFields />
      <Form.Item name="enabled" label={t('field.enabled')}>
        <YesNoSelect />
      </Form.Item>
    </MasterDialog>
  );
}
