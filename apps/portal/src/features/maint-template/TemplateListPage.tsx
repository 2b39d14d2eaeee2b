import { type MaintTemplate, type MaintTemplateInput, maintTemplatesAdd, maintTemplatesEdit, maintTemplatesRemove } from '@harrow/api-client';
import { maintTemplatesFields as sheet } from '@harrow/api-client/fields';
import { maintTemplatesRecord } from '@harrow/api-client/records';
import { Form } from 'antd';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { NameFields } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { templateDefaults, templates } from './templates.ts';

const SheetField = sheetFieldsOf(maintTemplatesRecord, 'maintTemplate');

const list: SheetList<MaintTemplate, typeof sheet> = {
  noun: 'maintTemplate',
  sheet,
  columns: {
    itemCode: { fixed: 'left' },
    itemName: {},
    action: {},
    secondProduct: {},
    maintLevel: {},
    mandatory: {},
    valueType: {},
    unit: {},
    minValue: {},
    maxValue: {},
    flatHours: {},
    capUsd: {},
    capRmb: {},
    capEur: {},
    sortNo: { defaultHidden: true },
  },
  query: ['itemCode', 'secondProduct', 'maintLevel', 'action', 'mandatory', 'valueType'],
  filters: [{ name: 'keyword', label: 'keyword' }, 'secondProduct', 'maintLevel'],
};

const form: MasterForm<MaintTemplate, MaintTemplateInput> = {
  fresh: { action: 'inspect', valueType: 'none', mandatory: 'Y', sortNo: 0 },
  Fields: TemplateFields,
  add: maintTemplatesAdd,
  edit: maintTemplatesEdit,
  remove: maintTemplatesRemove,
  width: 900,
};

/** Work items of services, by product line and level. */
export function TemplateListPage() {
  return <MasterListPage resource={templates} defaults={templateDefaults} list={list} form={form} />;
}

/** Labour hours and limits are those of the whole level. */
function TemplateFields({ isStored, record }: MasterFieldsProps<MaintTemplate>) {
  const valueType = Form.useWatch('valueType') ?? record?.valueType;
  return (
    <>
      <SheetField name="secondProduct" disabled={isStored} />
      <SheetField name="maintLevel" disabled={isStored} />
      <SheetField name="itemCode" disabled={isStored} />
      <SheetField name="action" />
      <NameFields />
      <SheetField name="mandatory" />
      <SheetField name="valueType" />
      {valueType === 'number' && (
        <>
          <SheetField name="unit" required />
          <SheetField name="minValue" />
          <SheetField name="maxValue" />
        </>
      )}
      <SheetField name="sortNo" />
      <SheetField name="flatHours" />
      <SheetField name="capUsd" />
      <SheetField name="capRmb" />
      <SheetField name="capEur" />
    </>
  );
}
