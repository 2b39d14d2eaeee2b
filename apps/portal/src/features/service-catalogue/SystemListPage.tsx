import { type BugSystemInput, type BugSystemItem, bugSystemsAdd, bugSystemsEdit, bugSystemsRemove, resultOf } from '@harrow/api-client';
import { type Column, NumberInput, YesNo } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { QueryField } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportedNames } from '../../shared/master/exportedNames.ts';
import { NameFields, ProductsSelect, useRequired, YesNoSelect } from '../../shared/master/masterFields.tsx';
import { MasterDialog } from '../../shared/master/MasterDialog.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { bugSystemDefaults, bugSystems } from './catalogue.ts';
import { CatalogueFilters, useShownFilters, useSiblings } from './CatalogueFields.tsx';

const history = { docType: 'bugSystem', namespace: 'serviceCatalogue', dictionaries: { enabled: 'yn' } };

const systemColumns = (t: TFunction<'serviceCatalogue'>): Column<BugSystemItem>[] => [
  { key: 'code', title: t('field.code'), width: 160, fixed: 'left', sortable: true },
  { key: 'name', title: t('field.name'), width: 280 },
  { key: 'secondProducts', title: t('field.secondProducts'), width: 280, render: ({ secondProducts_dictText: text }) => text || t('all') },
  { key: 'sortNo', title: t('field.sortNo'), width: 110, align: 'right', sortable: true },
  { key: 'enabled', title: t('field.enabled'), width: 110, sortable: true, render: ({ enabled }) => <YesNo value={enabled} /> },
];

const systemQueryFields = (t: TFunction<'serviceCatalogue'>): QueryField[] => [
  { value: 'code', label: t('field.code') },
  { value: 'sortNo', label: t('field.sortNo'), type: 'int' },
  { value: 'enabled', label: t('field.enabled'), type: 'switch' },
];

/** Systems of a machine. */
export function SystemListPage() {
  const { t } = useTranslation('serviceCatalogue');
  const columns = useMemo(() => systemColumns(t), [t]);
  const queryFields = useMemo(() => systemQueryFields(t), [t]);
  return (
    <MasterListPage
      resource={bugSystems}
      defaults={bugSystemDefaults}
      title={t('systems.title')}
      importTitle={t('systems.import')}
      empty={t('systems.empty')}
      columns={columns}
      moreColumns={exportedNames(t)}
      siblings={useSiblings('systems')}
      filters={<CatalogueFilters />}
      queryFields={queryFields}
      shownFilters={useShownFilters()}
      module="serviceCatalogue"
      path="/mfr/bugSystem"
      history={history}
      remove={(ids) => resultOf(bugSystemsRemove({ query: { ids } }))}
      Dialog={SystemDialog}
    />
  );
}

function SystemDialog(props: MasterDialogProps<BugSystemItem>) {
  const { t } = useTranslation('serviceCatalogue');
  const { record } = props;
  const required = useRequired();
  return (
    <MasterDialog<BugSystemItem, BugSystemInput>
      {...props}
      title={t(record ? 'systems.edit' : 'systems.add')}
      fresh={{ sortNo: 0, enabled: 'Y' }}
      add={bugSystemsAdd}
      edit={bugSystemsEdit}
    >
      <Form.Item name="code" label={t('field.code')} rules={required}>
        <Input maxLength={20} disabled={record !== undefined} />
      </Form.Item>
      <Form.Item name="sortNo" label={t('field.sortNo')}>
        <NumberInput decimals={0} nonNegative />
      </Form.Item>
      <NameFields />
      <Form.Item name="secondProducts" label={t('field.secondProducts')}>
        <ProductsSelect level={2} />
      </Form.Item>
      <Form.Item name="enabled" label={t('field.enabled')}>
        <YesNoSelect />
      </Form.Item>
    </MasterDialog>
  );
}
