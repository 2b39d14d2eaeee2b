import { type __Name__, type __Name__Input, __name__sAdd, __name__sEdit, __name__sRemove } from '@harrow/api-client';
import { __name__sFields as sheet } from '@harrow/api-client/fields';
import { __name__sRecord } from '@harrow/api-client/records';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { NameFields } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { __name__Defaults, __name__s } from './__name__s.ts';

const SheetField = sheetFieldsOf(__name__sRecord, '__name__');

const list: SheetList<__Name__, typeof sheet> = {
  noun: '__name__',
  sheet,
  columns: { code: { fixed: 'left' }, name: {}, enabled: {}, createTime: {} },
  query: ['code', 'enabled', 'createTime'],
  filters: [{ name: 'keyword', label: 'keyword' }, 'enabled'],
};

const form: MasterForm<__Name__, __Name__Input> = {
  fresh: { enabled: 'Y' },
  Fields: __Name__Fields,
  add: __name__sAdd,
  edit: __name__sEdit,
  remove: __name__sRemove,
};

/** One sentence: what the list is for. */
export function __Name__ListPage() {
  return <MasterListPage list={list} resource={__name__s} defaults={__name__Defaults} form={form} />;
}

function __Name__Fields({ isStored }: MasterFieldsProps<__Name__>) {
  return (
    <>
      <SheetField name="code" disabled={isStored} />
      <SheetField name="enabled" />
      <NameFields />
    </>
  );
}
