import { type ProductTeam, type ProductTeamInput, productTeamsAdd, productTeamsEdit, productTeamsRemove } from '@harrow/api-client';
import { productTeamsFields as sheet } from '@harrow/api-client/fields';
import { productTeamsRecord } from '@harrow/api-client/records';
import { useTranslation } from 'react-i18next';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { NameFields, ProductsSelect } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { productTeamDefaults, productTeams } from './productTeams.ts';

const SheetField = sheetFieldsOf(productTeamsRecord, 'productTeam');

const list: SheetList<ProductTeam, typeof sheet> = {
  noun: 'productTeam',
  sheet,
  columns: {
    code: { fixed: 'left' },
    teamName: { sortable: false },
    secondProducts: { text: ({ secondProducts_dictText: names }) => names },
    sortNo: {},
    enabled: {},
    createTime: { defaultHidden: true },
  },
  query: ['code', 'sortNo', 'enabled', 'createTime'],
  filters: [{ name: 'keyword', label: 'keyword', maxLength: 200 }, 'enabled'],
};

const form: MasterForm<ProductTeam, ProductTeamInput> = {
  fresh: { enabled: 'Y', secondProducts: [] },
  Fields: TeamFields,
  add: productTeamsAdd,
  edit: productTeamsEdit,
  remove: productTeamsRemove,
};

/** Teams of the maker's sales, with their product lines. */
export function ProductTeamListPage() {
  const { t } = useTranslation('productTeam');
  return (
    <MasterListPage
      list={list}
      resource={productTeams}
      defaults={productTeamDefaults}
      form={form}
      module="salesGoal"
      exportPermission="salesGoal:edit"
      withoutImport
      siblings={[
        { key: '/sales/goal', label: t('goals') },
        { key: '/sales/goal/platforms', label: t('platforms') },
      ]}
    />
  );
}

function TeamFields({ isStored }: MasterFieldsProps<ProductTeam>) {
  const { t } = useTranslation('shared');
  return (
    <>
      <SheetField name="code" disabled={isStored} />
      <SheetField name="sortNo" />
      <NameFields />
      <SheetField name="secondProducts" required wide>
        <ProductsSelect level={2} placeholder={t('pick.choose')} />
      </SheetField>
      <SheetField name="enabled" />
    </>
  );
}
