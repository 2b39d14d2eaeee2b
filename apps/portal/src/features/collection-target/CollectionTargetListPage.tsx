import { type CollectionTarget, type CollectionTargetInput, collectionTargetsAdd, collectionTargetsEdit, collectionTargetsRemove } from '@harrow/api-client';
import { collectionTargetsFields as sheet } from '@harrow/api-client/fields';
import { collectionTargetsRecord } from '@harrow/api-client/records';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { collectionTargetDefaults, collectionTargets } from './collectionTargets.ts';

const SheetField = sheetFieldsOf(collectionTargetsRecord, 'collectionTarget');

const list: SheetList<CollectionTarget, typeof sheet> = {
  noun: 'collectionTarget',
  sheet,
  columns: { period: { fixed: 'left' }, dealerCode: {}, dealerName: { sortable: false }, currency: {}, targetAmount: {}, createTime: {} },
  query: ['period', 'dealerCode', 'currency', 'targetAmount', 'createTime'],
  filters: ['dealerCode', 'currency'],
};

const form: MasterForm<CollectionTarget, CollectionTargetInput> = {
  fresh: {},
  Fields: CollectionTargetFields,
  add: collectionTargetsAdd,
  edit: collectionTargetsEdit,
  remove: collectionTargetsRemove,
};

/** Collection targets of dealers by month. */
export function CollectionTargetListPage() {
  return <MasterListPage list={list} resource={collectionTargets} defaults={collectionTargetDefaults} form={form} module="monthlyCollectReceipts" />;
}

function CollectionTargetFields({ isStored }: MasterFieldsProps<CollectionTarget>) {
  return (
    <>
      <SheetField name="dealerCode" disabled={isStored} required />
      <SheetField name="currency" disabled={isStored} required />
      <SheetField name="period" disabled={isStored} required />
      <SheetField name="targetAmount" required />
    </>
  );
}
