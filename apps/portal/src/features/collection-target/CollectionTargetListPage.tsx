import { type CollectionTarget, type CollectionTargetInput, collectionTargetsAdd, collectionTargetsEdit, collectionTargetsRemove } from '@harrow/api-client';
import { collectionTargetsFields as sheet } from '@harrow/api-client/fields';
import { collectionTargetsRecord } from '@harrow/api-client/records';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { NameFields } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { collectionTargetDefaults, collectionTargets } from './collectionTargets.ts';

const SheetField = sheetFieldsOf(collectionTargetsRecord, 'collectionTarget');

const list: SheetList<CollectionTarget, typeof sheet> = {
  noun: 'collectionTarget',
  sheet,
  columns: { code: { fixed: 'left' }, name: {}, enabled: {}, createTime: {} },
  query: ['code', 'enabled', 'createTime'],
  filters: [{ name: 'keyword', label: 'keyword' }, 'enabled'],
};

const form: MasterForm<CollectionTarget, CollectionTargetInput> = {
  fresh: { enabled: 'Y' },
  Fields: CollectionTargetFields,
  add: collectionTargetsAdd,
  edit: collectionTargetsEdit,
  remove: collectionTargetsRemove,
};

/** One sentence: what the list is for. */
export function CollectionTargetListPage() {
  return <MasterListPage list={list} resource={collectionTargets} defaults={collectionTargetDefaults} form={form} />;
}

function CollectionTargetFields({ isStored }: MasterFieldsProps<CollectionTarget>) {
  return (
    <>
      <SheetField name="code" disabled={isStored} />
      <SheetField name="enabled" />
      <NameFields />
    </>
  );
}
