import type { CheckItem } from '@harrow/api-client';
import { checkItemsRecord } from '@harrow/api-client/records';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { NameFields, ProductsSelect } from '../../shared/master/masterFields.tsx';
import type { MasterFieldsProps } from '../../shared/master/MasterDialog.tsx';

const SheetField = sheetFieldsOf(checkItemsRecord, 'vehicleCheckItem');

const standardFields = ['standardZh', 'standardEn', 'standardEs', 'standardRu', 'standardFr', 'standardPt'] as const;

/** One version of an item. Changing a version that documents use needs a new first day; the server reports it at the field. */
export function CheckItemFields({ isStored, record }: MasterFieldsProps<CheckItem>) {
  const { t: shared } = useTranslation('shared');
  const valueType = Form.useWatch('valueType') ?? record?.valueType;
  const line = Form.useWatch('secondProduct') ?? record?.secondProduct;
  return (
    <>
      <SheetField name="itemCode" disabled={isStored} />
      <SheetField name="validFrom" />
      <SheetField name="secondProduct" />
      <SheetField name="thirdProducts" none={shared('allProducts')}>
        <ProductsSelect level={3} under={line} />
      </SheetField>
      <NameFields />
      {standardFields.map((name) => (
        <SheetField key={name} name={name} rows={1} />
      ))}
      <SheetField name="category" />
      <SheetField name="method" />
      <SheetField name="valueType" />
      {valueType === 'number' && (
        <>
          <SheetField name="unit" required />
          <SheetField name="minValue" />
          <SheetField name="maxValue" />
        </>
      )}
      <SheetField name="photoRequired" />
      <SheetField name="mandatory" />
      <SheetField name="safety" />
      <SheetField name="enabled" />
      <SheetField name="sortNo" />
    </>
  );
}
