import { type BugCodeInput, type BugCodeItem, bugCodesAdd, bugCodesEdit, bugCodesRemove, resultOf } from '@harrow/api-client';
import { type Column, DictSelect, StatusTag, YesNo } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { QueryField, QueryOption } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportedNames } from '../../shared/master/exportedNames.ts';
import { NameFields, useRequired, YesNoSelect } from '../../shared/master/masterFields.tsx';
import { MasterDialog } from '../../shared/master/MasterDialog.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { SupplierSelect } from '../../shared/pickers/suppliers.tsx';
import { bugCodes } from './catalogue.ts';
import { CatalogueFilters, SystemSelect, useShownFilters, useSiblings, useSystemOptions } from './CatalogueFields.tsx';

const tones = { safety: 'error', stop: 'warning', degrade: 'default' } as const;

const history = {
  docType: 'bugCode',
  namespace: 'serviceCatalogue',
  dictionaries: { severity: 'severity', mainComponent: 'yn', photoRequired: 'yn', enabled: 'yn' },
};

const faultColumns = (t: TFunction<'serviceCatalogue'>): Column<BugCodeItem>[] => [
  { key: 'bugCode', title: t('field.bugCode'), width: 170, fixed: 'left', sortable: true },
  { key: 'name', title: t('field.name'), width: 280 },
  { key: 'bugSystemName', title: t('field.bugSystem'), width: 180, render: ({ bugSystem_dictText: text }) => text },
  {
    key: 'severity',
    title: t('field.severity'),
    width: 196,
    sortable: true,
    render: ({ severity, severity_dictText: text }) => (severity ? <StatusTag color={tones[severity]} text={text} /> : '–'),
  },
  { key: 'defaultSupplierCode', title: t('field.defaultSupplierName'), width: 200, render: ({ defaultSupplierCode_dictText: text }) => text ?? '–' },
  { key: 'mainComponent', title: t('field.mainComponent'), width: 130, sortable: true, render: ({ mainComponent }) => <YesNo value={mainComponent} /> },
  { key: 'photoRequired', title: t('field.photoRequired'), width: 130, sortable: true, render: ({ photoRequired }) => <YesNo value={photoRequired} /> },
  { key: 'enabled', title: t('field.enabled'), width: 110, sortable: true, render: ({ enabled }) => <YesNo value={enabled} /> },
];

const faultQueryFields = (t: TFunction<'serviceCatalogue'>, systems: QueryOption[]): QueryField[] => [
  { value: 'bugCode', label: t('field.bugCode') },
  { value: 'bugSystem', label: t('field.bugSystem'), type: 'list', options: systems },
  { value: 'severity', label: t('field.severity'), type: 'list', dictCode: 'severity' },
  { value: 'defaultSupplierCode', label: t('field.defaultSupplierName') },
  { value: 'mainComponent', label: t('field.mainComponent'), type: 'switch' },
  { value: 'photoRequired', label: t('field.photoRequired'), type: 'switch' },
  { value: 'enabled', label: t('field.enabled'), type: 'switch' },
];

/** Fault codes. */
export function FaultListPage() {
  const { t } = useTranslation('serviceCatalogue');
  const columns = useMemo(() => faultColumns(t), [t]);
  const systems = useSystemOptions();
  const queryFields = useMemo(() => faultQueryFields(t, systems), [t, systems]);
  return (
    <MasterListPage
      resource={bugCodes}
      title={t('faults.title')}
      importTitle={t('faults.import')}
      empty={t('faults.empty')}
      columns={columns}
      moreColumns={exportedNames(t)}
      siblings={useSiblings('faults')}
      filters={
        <CatalogueFilters withSystem>
          <Form.Item name="severity" label={t('field.severity')}>
            <DictSelect dict="severity" />
          </Form.Item>
        </CatalogueFilters>
      }
      queryFields={queryFields}
      shownFilters={useShownFilters()}
      module="serviceCatalogue"
      path="/mfr/bugCode"
      history={history}
      remove={(ids) => resultOf(bugCodesRemove({ query: { ids } }))}
      Dialog={FaultDialog}
    />
  );
}

function FaultDialog(props: MasterDialogProps<BugCodeItem>) {
  const { t } = useTranslation('serviceCatalogue');
  const { record } = props;
  const required = useRequired();
  return (
    <MasterDialog<BugCodeItem, BugCodeInput>
      {...props}
      title={t(record ? 'faults.edit' : 'faults.add')}
      fresh={{ mainComponent: 'N', photoRequired: 'N', enabled: 'Y' }}
      add={bugCodesAdd}
      edit={bugCodesEdit}
    >
      <Form.Item name="bugCode" label={t('field.bugCode')} rules={required}>
        <Input maxLength={20} disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="bugSystem" label={t('field.bugSystem')} rules={required}>
        <SystemSelect />
      </Form.Item>
      <NameFields />
      <Form.Item name="severity" label={t('field.severity')}>
        <DictSelect dict="severity" />
      </Form.Item>
      <Form.Item name="defaultSupplierCode" label={t('field.defaultSupplierName')}>
        <SupplierSelect />
      </Form.Item>
      <Form.Item name="mainComponent" label={t('field.mainComponent')}>
        <YesNoSelect />
      </Form.Item>
      <Form.Item name="photoRequired" label={t('field.photoRequired')}>
        <YesNoSelect />
      </Form.Item>
      <Form.Item name="enabled" label={t('field.enabled')}>
        <YesNoSelect />
      </Form.Item>
    </MasterDialog>
  );
}
