import { type FailedReason, type FailedReasonInput, failedReasonsAdd, failedReasonsEdit, failedReasonsRemove, resultOf } from '@harrow/api-client';
import { failedReasonsFields as sheet } from '@harrow/api-client/fields';
import { type Column, DictSelect } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportedNames } from '../../shared/master/exportedNames.ts';
import { columnsOf } from '../../shared/fields/columnsOf.tsx';
import { queryFieldsOf } from '../../shared/fields/queryFieldsOf.ts';
import { useListFilters } from '../../shared/fields/useListFilters.tsx';
import { NameFields, useRequired, YesNoSelect } from '../../shared/master/masterFields.tsx';
import { MasterDialog } from '../../shared/master/MasterDialog.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { failedReasonDefaults, failedReasons } from './checkItems.ts';
import { useSiblings } from './useSiblings.ts';

const history = { docType: 'failedReason', namespace: 'vehicleCheckItem', dictionaries: { enabled: 'yn' } };

const reasonColumns = (t: TFunction<'vehicleCheckItem'>): Column<FailedReason>[] =>
  columnsOf<FailedReason>(sheet, t, [
    { key: 'reasonCode', width: 200, fixed: 'left' },
    { key: 'name', width: 280 },
    { key: 'categories', width: 360, render: ({ categories_dictText: text }) => text || t('allGroups') },
    { key: 'enabled', width: 110 },
  ]);

/** Why an item can fail. */
export function ReasonListPage() {
  const { t } = useTranslation('vehicleCheckItem');
  const columns = useMemo(() => reasonColumns(t), [t]);
  const fields = useMemo(() => queryFieldsOf(sheet, t, ['reasonCode', 'enabled']), [t]);
  const filters = useListFilters(sheet, t, [
    { name: 'keyword', label: t('keyword') },
    { name: 'category', kind: 'dict', dict: 'check_category', label: t('field.category') },
    'enabled',
  ]);
  return (
    <MasterListPage
      {...filters}
      resource={failedReasons}
      defaults={failedReasonDefaults}
      title={t('reasons.title')}
      importTitle={t('reasons.import')}
      empty={t('reasons.empty')}
      columns={columns}
      moreColumns={exportedNames(t)}
      siblings={useSiblings('reasons')}
      queryFields={fields}
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
