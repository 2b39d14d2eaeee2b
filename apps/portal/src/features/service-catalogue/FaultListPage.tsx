import { type BugCodeInput, type BugCodeItem, bugCodesAdd, bugCodesEdit, bugCodesRemove } from '@harrow/api-client';
import { bugCodesFields as sheet } from '@harrow/api-client/fields';
import { bugCodesRecord } from '@harrow/api-client/records';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { NameFields } from '../../shared/master/masterFields.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { SupplierSelect } from '../../shared/pickers/dealers/suppliers.tsx';
import { bugCodes } from './catalogue.ts';
import { systemFilter, SystemSelect, useSiblings, useSystemQuery } from './CatalogueFields.tsx';

const SheetField = sheetFieldsOf(bugCodesRecord, 'serviceCatalogue');

const list: SheetList<BugCodeItem, typeof sheet, 'bugSystemName'> = {
  noun: 'serviceCatalogue',
  texts: 'faults',
  sheet,
  columns: {
    bugCode: { fixed: 'left' },
    name: {},
    bugSystemName: { named: 'bugSystem', text: ({ bugSystem_dictText: text }) => text },
    severity: { tones: { safety: 'error', stop: 'warning', degrade: 'default' } },
    defaultSupplierCode: { named: 'defaultSupplierName', sortable: false },
    mainComponent: {},
    photoRequired: {},
    enabled: {},
  },
  query: ['bugCode', 'severity', { value: 'defaultSupplierCode', named: 'defaultSupplierName' }, 'mainComponent', 'photoRequired', 'enabled'],
  filters: [{ name: 'keyword', label: 'keyword' }, systemFilter, 'severity', 'enabled'],
};

const form: MasterForm<BugCodeItem, BugCodeInput> = {
  fresh: { mainComponent: 'N', photoRequired: 'N', enabled: 'Y' },
  Fields: FaultFields,
  add: bugCodesAdd,
  edit: bugCodesEdit,
  remove: bugCodesRemove,
};

/** Fault codes. */
export function FaultListPage() {
  return <MasterListPage resource={bugCodes} list={list} queryFields={useSystemQuery()} siblings={useSiblings('faults')} form={form} />;
}

function FaultFields({ isStored }: MasterFieldsProps<BugCodeItem>) {
  const { t } = useTranslation('serviceCatalogue');
  return (
    <>
      <SheetField name="bugCode" disabled={isStored} />
      <SheetField name="bugSystem">
        <SystemSelect />
      </SheetField>
      <NameFields />
      <SheetField name="severity" />
      <SheetField name="defaultSupplierCode" label={t('field.defaultSupplierName')}>
        <SupplierSelect />
      </SheetField>
      <SheetField name="mainComponent" />
      <SheetField name="photoRequired" />
      <SheetField name="enabled" />
    </>
  );
}
