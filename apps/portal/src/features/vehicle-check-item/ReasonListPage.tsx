import { type FailedReason, type FailedReasonInput, failedReasonsAdd, failedReasonsEdit, failedReasonsRemove } from '@harrow/api-client';
import { failedReasonsRecord } from '@harrow/api-client/records';
import { failedReasonsFields as sheet } from '@harrow/api-client/fields';
import { DictSelect } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { NameFields } from '../../shared/master/masterFields.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { failedReasonDefaults, failedReasons } from './checkItems.ts';
import { useSiblings } from './useSiblings.ts';

const SheetField = sheetFieldsOf(failedReasonsRecord, 'vehicleCheckItem');

const list: SheetList<FailedReason, typeof sheet> = {
  noun: 'vehicleCheckItem',
  texts: 'reasons',
  sheet,
  columns: { reasonCode: { fixed: 'left' }, name: {}, categories: { all: 'allGroups' }, enabled: {} },
  query: ['reasonCode', 'enabled'],
  filters: [{ name: 'keyword', label: 'keyword' }, { name: 'category', kind: 'dict', dict: 'check_category', label: 'field.category' }, 'enabled'],
};

const form: MasterForm<FailedReason, FailedReasonInput> = {
  fresh: { enabled: 'Y' },
  Fields: ReasonFields,
  add: failedReasonsAdd,
  edit: failedReasonsEdit,
  remove: failedReasonsRemove,
};

/** Failure reasons of inspection items. */
export function ReasonListPage() {
  return <MasterListPage resource={failedReasons} defaults={failedReasonDefaults} list={list} siblings={useSiblings('reasons')} form={form} />;
}

function ReasonFields({ isStored }: MasterFieldsProps<FailedReason>) {
  const { t } = useTranslation('vehicleCheckItem');
  return (
    <>
      <SheetField name="reasonCode" disabled={isStored} />
      <SheetField name="categories" none={t('allGroups')}>
        <DictSelect dict="check_category" mode="multiple" placeholder={t('allGroups')} />
      </SheetField>
      <NameFields />
      <SheetField name="enabled" />
    </>
  );
}
