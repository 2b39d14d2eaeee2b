import { type BugSystemInput, type BugSystemItem, bugSystemsAdd, bugSystemsEdit, bugSystemsRemove } from '@harrow/api-client';
import { bugSystemsFields as sheet } from '@harrow/api-client/fields';
import { bugSystemsRecord } from '@harrow/api-client/records';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { NameFields, ProductsSelect } from '../../shared/master/masterFields.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { bugSystemDefaults, bugSystems } from './catalogue.ts';
import { useSiblings } from './CatalogueFields.tsx';

const SheetField = sheetFieldsOf(bugSystemsRecord, 'serviceCatalogue');

const list: SheetList<BugSystemItem, typeof sheet> = {
  noun: 'serviceCatalogue',
  texts: 'systems',
  sheet,
  columns: { code: { fixed: 'left' }, name: {}, secondProducts: { all: 'all' }, sortNo: {}, enabled: {} },
  query: ['code', 'sortNo', 'enabled'],
  filters: [{ name: 'keyword', label: 'keyword' }, 'enabled'],
};

const form: MasterForm<BugSystemItem, BugSystemInput> = {
  fresh: { sortNo: 0, enabled: 'Y' },
  Fields: SystemFields,
  add: bugSystemsAdd,
  edit: bugSystemsEdit,
  remove: bugSystemsRemove,
};

/** Systems of a machine. */
export function SystemListPage() {
  return <MasterListPage resource={bugSystems} defaults={bugSystemDefaults} list={list} siblings={useSiblings('systems')} form={form} />;
}

function SystemFields({ isStored }: MasterFieldsProps<BugSystemItem>) {
  const { t: shared } = useTranslation('shared');
  return (
    <>
      <SheetField name="code" disabled={isStored} />
      <SheetField name="sortNo" />
      <NameFields />
      <SheetField name="secondProducts" none={shared('allProducts')}>
        <ProductsSelect level={2} />
      </SheetField>
      <SheetField name="enabled" />
    </>
  );
}
