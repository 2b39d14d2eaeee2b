import { type Platform, type PlatformInput, platformsAdd, platformsEdit, platformsRemove } from '@harrow/api-client';
import { platformsFields as sheet } from '@harrow/api-client/fields';
import { platformsRecord } from '@harrow/api-client/records';
import { useTranslation } from 'react-i18next';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { NameFields, ProductsSelect } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { platformDefaults, platforms } from './platforms.ts';

const SheetField = sheetFieldsOf(platformsRecord, 'platform');

const list: SheetList<Platform, typeof sheet> = {
  noun: 'platform',
  sheet,
  columns: {
    code: { fixed: 'left' },
    platformName: { sortable: false },
    productTeam: {},
    thirdProducts: { text: ({ thirdProducts_dictText: names }) => names },
    sortNo: {},
    enabled: {},
    createTime: { defaultHidden: true },
  },
  query: ['code', 'productTeam', 'sortNo', 'enabled', 'createTime'],
  filters: [{ name: 'keyword', label: 'keyword', maxLength: 200 }, 'productTeam', 'enabled'],
};

const form: MasterForm<Platform, PlatformInput> = {
  fresh: { enabled: 'Y', thirdProducts: [] },
  Fields: PlatformFields,
  add: platformsAdd,
  edit: platformsEdit,
  remove: platformsRemove,
};

/** Platforms of product teams, with their series. */
export function PlatformListPage() {
  const { t } = useTranslation('platform');
  return (
    <MasterListPage
      list={list}
      resource={platforms}
      defaults={platformDefaults}
      form={form}
      module="salesGoal"
      exportPermission="salesGoal:edit"
      withoutImport
      siblings={[
        { key: '/sales/goal', label: t('goals') },
        { key: '/sales/goal/teams', label: t('teams') },
      ]}
    />
  );
}

function PlatformFields({ isStored }: MasterFieldsProps<Platform>) {
  const { t } = useTranslation('shared');
  return (
    <>
      <SheetField name="code" disabled={isStored} />
      <SheetField name="sortNo" />
      <NameFields />
      <SheetField name="productTeam" />
      <SheetField name="thirdProducts" required wide>
        <ProductsSelect level={3} placeholder={t('pick.choose')} />
      </SheetField>
      <SheetField name="enabled" />
    </>
  );
}
