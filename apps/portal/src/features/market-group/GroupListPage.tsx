import { type MarketGroup, type MarketGroupInput, marketGroupsAdd, marketGroupsEdit, marketGroupsRemove } from '@harrow/api-client';
import { marketGroupsFields as sheet } from '@harrow/api-client/fields';
import { marketGroupsRecord } from '@harrow/api-client/records';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { NameFields } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { marketGroupDefaults, marketGroups } from './marketGroups.ts';

const SheetField = sheetFieldsOf(marketGroupsRecord, 'marketGroup');

const list: SheetList<MarketGroup, typeof sheet> = {
  noun: 'marketGroup',
  sheet,
  columns: {
    code: { fixed: 'left' },
    name: {},
    region: {},
    managerUser: { text: ({ managerName, managerUser }) => managerName ?? managerUser },
    dealers: {},
    enabled: {},
  },
  query: ['code', 'region', 'managerUser', 'enabled'],
  filters: [{ name: 'keyword', label: 'keyword' }, 'region', 'enabled'],
};

const form: MasterForm<MarketGroup, MarketGroupInput> = {
  fresh: { enabled: 'Y' },
  oneNameIsEnough: true,
  Fields: GroupFields,
  add: marketGroupsAdd,
  edit: marketGroupsEdit,
  remove: marketGroupsRemove,
};

/** Countries whose dealers the same staff look after. */
export function GroupListPage() {
  return <MasterListPage resource={marketGroups} defaults={marketGroupDefaults} list={list} form={form} module="dealer" withoutImport />;
}

function GroupFields({ isStored }: MasterFieldsProps<MarketGroup>) {
  return (
    <>
      <SheetField name="code" disabled={isStored} />
      <SheetField name="region" />
      <NameFields oneIsEnough />
      <SheetField name="managerUser" />
      <SheetField name="enabled" />
    </>
  );
}
