import { type ServiceCodeInput, type ServiceCodeItem, serviceCodesAdd, serviceCodesEdit, serviceCodesRemove } from '@harrow/api-client';
import { serviceCodesFields as sheet } from '@harrow/api-client/fields';
import { serviceCodesRecord } from '@harrow/api-client/records';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { NameFields, ProductsSelect } from '../../shared/master/masterFields.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { serviceCodes } from './catalogue.ts';
import { systemFilter, SystemSelect, useSiblings, useSystemQuery } from './CatalogueFields.tsx';

const SheetField = sheetFieldsOf(serviceCodesRecord, 'serviceCatalogue');

const list: SheetList<ServiceCodeItem, typeof sheet, 'bugSystemName'> = {
  noun: 'serviceCatalogue',
  texts: 'labour',
  sheet,
  columns: {
    hourCode: { fixed: 'left' },
    name: {},
    bugSystemName: { named: 'bugSystem', text: ({ bugSystem_dictText: text }) => text },
    standardHours: {},
    bugCodes: {},
    thirdProducts: { all: 'all' },
    overlapGroup: {},
    diagnosis: {},
    validFrom: {},
    enabled: {},
  },
  query: ['hourCode', 'standardHours', 'overlapGroup', 'diagnosis', 'validFrom', 'enabled'],
  filters: [{ name: 'keyword', label: 'keyword' }, systemFilter, 'enabled'],
};

const form: MasterForm<ServiceCodeItem, ServiceCodeInput> = {
  fresh: { diagnosis: 'N', enabled: 'Y' },
  Fields: LabourFields,
  add: serviceCodesAdd,
  edit: serviceCodesEdit,
  remove: serviceCodesRemove,
};

/** Labour operations. */
export function LabourListPage() {
  return <MasterListPage resource={serviceCodes} list={list} queryFields={useSystemQuery()} siblings={useSiblings('labour')} form={form} />;
}

function LabourFields({ isStored }: MasterFieldsProps<ServiceCodeItem>) {
  const { t: shared } = useTranslation('shared');
  return (
    <>
      <SheetField name="hourCode" disabled={isStored} />
      <SheetField name="bugSystem">
        <SystemSelect />
      </SheetField>
      <NameFields />
      <SheetField name="standardHours" />
      <SheetField name="validFrom" />
      <SheetField name="bugCodes">
        <Select mode="tags" open={false} tokenSeparators={[',', ' ', '\n']} />
      </SheetField>
      <SheetField name="thirdProducts" none={shared('allProducts')}>
        <ProductsSelect level={3} />
      </SheetField>
      <SheetField name="overlapGroup" />
      <SheetField name="diagnosis" />
      <SheetField name="enabled" />
    </>
  );
}
