import { resultOf, type ServiceCodeInput, type ServiceCodeItem, serviceCodesAdd, serviceCodesEdit, serviceCodesRemove } from '@harrow/api-client';
import { type Column, DateInput, DateText, formatNumber, type Language, NumberInput, YesNo } from '@harrow/ui';
import { Form, Input, Select } from 'antd';
import type { QueryField, QueryOption } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportedNames } from '../../shared/master/exportedNames.ts';
import { NameFields, ProductsSelect, useRequired, YesNoSelect } from '../../shared/master/masterFields.tsx';
import { MasterDialog } from '../../shared/master/MasterDialog.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { serviceCodes } from './catalogue.ts';
import { CatalogueFilters, SystemSelect, useShownFilters, useSiblings, useSystemOptions } from './CatalogueFields.tsx';

const history = {
  docType: 'serviceCode',
  namespace: 'serviceCatalogue',
  dictionaries: { diagnosis: 'yn', enabled: 'yn' },
};

const labourColumns = (t: TFunction<'serviceCatalogue'>, language: Language): Column<ServiceCodeItem>[] => [
  { key: 'hourCode', title: t('field.hourCode'), width: 160, fixed: 'left', sortable: true },
  { key: 'name', title: t('field.name'), width: 280 },
  { key: 'bugSystemName', title: t('field.bugSystem'), width: 180, render: ({ bugSystem_dictText: text }) => text },
  {
    key: 'standardHours',
    title: t('field.standardHours'),
    width: 140,
    align: 'right',
    sortable: true,
    render: ({ standardHours }) => formatNumber(standardHours, language),
  },
  { key: 'bugCodes', title: t('field.bugCodes'), width: 200, render: ({ bugCodes_dictText: text }) => text || '–' },
  { key: 'thirdProducts', title: t('field.thirdProducts'), width: 220, render: ({ thirdProducts_dictText: text }) => text || t('all') },
  { key: 'overlapGroup', title: t('field.overlapGroup'), width: 130, sortable: true, render: ({ overlapGroup }) => overlapGroup ?? '–' },
  { key: 'diagnosis', title: t('field.diagnosis'), width: 110, sortable: true, render: ({ diagnosis }) => <YesNo value={diagnosis} /> },
  { key: 'validFrom', title: t('field.validFrom'), width: 130, sortable: true, render: ({ validFrom }) => <DateText value={validFrom} /> },
  { key: 'enabled', title: t('field.enabled'), width: 110, sortable: true, render: ({ enabled }) => <YesNo value={enabled} /> },
];

const labourQueryFields = (t: TFunction<'serviceCatalogue'>, systems: QueryOption[]): QueryField[] => [
  { value: 'hourCode', label: t('field.hourCode') },
  { value: 'bugSystem', label: t('field.bugSystem'), type: 'list', options: systems },
  { value: 'standardHours', label: t('field.standardHours'), type: 'number' },
  { value: 'overlapGroup', label: t('field.overlapGroup') },
  { value: 'diagnosis', label: t('field.diagnosis'), type: 'switch' },
  { value: 'validFrom', label: t('field.validFrom'), type: 'date' },
  { value: 'enabled', label: t('field.enabled'), type: 'switch' },
];

/** Labour operations. */
export function LabourListPage() {
  const { t } = useTranslation('serviceCatalogue');
  const language = useLanguage();
  const columns = useMemo(() => labourColumns(t, language), [t, language]);
  const systems = useSystemOptions();
  const queryFields = useMemo(() => labourQueryFields(t, systems), [t, systems]);
  return (
    <MasterListPage
      resource={serviceCodes}
      title={t('labour.title')}
      importTitle={t('labour.import')}
      empty={t('labour.empty')}
      columns={columns}
      moreColumns={exportedNames(t)}
      siblings={useSiblings('labour')}
      filters={<CatalogueFilters withSystem />}
      queryFields={queryFields}
      shownFilters={useShownFilters()}
      module="serviceCatalogue"
      path="/mfr/serviceCode"
      history={history}
      remove={(ids) => resultOf(serviceCodesRemove({ query: { ids } }))}
      Dialog={LabourDialog}
    />
  );
}

function LabourDialog(props: MasterDialogProps<ServiceCodeItem>) {
  const { t } = useTranslation('serviceCatalogue');
  const { record } = props;
  const required = useRequired();
  return (
    <MasterDialog<ServiceCodeItem, ServiceCodeInput>
      {...props}
      title={t(record ? 'labour.edit' : 'labour.add')}
      fresh={{ diagnosis: 'N', enabled: 'Y' }}
      add={serviceCodesAdd}
      edit={serviceCodesEdit}
    >
      <Form.Item name="hourCode" label={t('field.hourCode')} rules={required}>
        <Input maxLength={30} disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="bugSystem" label={t('field.bugSystem')} rules={required}>
        <SystemSelect />
      </Form.Item>
      <NameFields />
      <Form.Item name="standardHours" label={t('field.standardHours')} rules={required}>
        <NumberInput decimals={2} nonNegative />
      </Form.Item>
      <Form.Item name="validFrom" label={t('field.validFrom')} rules={required}>
        <DateInput />
      </Form.Item>
      <Form.Item name="bugCodes" label={t('field.bugCodes')}>
        <Select mode="tags" open={false} tokenSeparators={[',', ' ', '\n']} />
      </Form.Item>
      <Form.Item name="thirdProducts" label={t('field.thirdProducts')}>
        <ProductsSelect level={3} />
      </Form.Item>
      <Form.Item name="overlapGroup" label={t('field.overlapGroup')}>
        <Input maxLength={10} />
      </Form.Item>
      <Form.Item name="diagnosis" label={t('field.diagnosis')}>
        <YesNoSelect />
      </Form.Item>
      <Form.Item name="enabled" label={t('field.enabled')}>
        <YesNoSelect />
      </Form.Item>
    </MasterDialog>
  );
}
