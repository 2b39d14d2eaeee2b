import type { ProductInput, ProductItem } from '@harrow/api-client';
import { productMastersRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../shared/administration/useEditForm.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { NameFields } from '../../shared/master/masterFields.tsx';
import { ownNames } from '../../shared/master/nameFields.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { ProductActions } from './ProductActions.tsx';
import styles from './ProductPage.module.css';
import type { PanelProps, Shown } from './ProductPanel.tsx';
import { ProductUses } from './ProductUses.tsx';
import { saveProduct } from './products.ts';

const SheetField = sheetFieldsOf(productMastersRecord, 'product');

interface ProductFormProps extends Omit<PanelProps, 'shown'> {
  /** Undefined: a new one. */
  record: ProductItem | undefined;
  above: Extract<Shown, { above: unknown }>['above'];
}

/** Code and level stay; the place changes by moving. */
export function ProductForm({ record: given, above, ...rest }: ProductFormProps) {
  const { t } = useTranslation('product');
  const { t: shared } = useTranslation('shared');
  // Input keeps the version that its author has seen, even if the product is refetched while they type.
  const [record, setRecord] = useState(given);
  const readOnly = !usePermission(record ? 'product:edit' : 'product:add');
  const level = record?.level ?? (above ? above.level + 1 : 2);
  const place = { level, parentCode: record ? record.parentCode : (above?.code ?? null) };
  const { form, name, alert, isSaving, isChanged, submit, markChanged, askToLeave } = useEditForm<ProductInput, { id: string }>({
    save: (values) => saveProduct(record, { ...values, ...place }),
    onSaved: ({ id }) => rest.onSaved(id),
  });
  const { mayLeave } = rest;
  useEffect(() => {
    mayLeave.current = askToLeave;
    return () => {
      mayLeave.current = () => Promise.resolve(true);
    };
  }, [mayLeave, askToLeave]);
  useEffect(() => {
    if (!given || isChanged || given.version === record?.version) return;
    setRecord(given);
    form.setFieldsValue(readOnly ? given : ownNames(given));
  }, [given, isChanged, record, form, readOnly]);
  return (
    <>
      <Button className={styles.back} onClick={rest.onClose}>
        {t('toTree')}
      </Button>
      <div className={styles.head}>
        <h2>{record ? record.path : above ? t('newUnder', { name: above.name }) : t('addLine')}</h2>
        {record && <ProductActions record={record} {...rest} />}
      </div>
      {alert}
      <Form<ProductInput>
        form={form}
        name={name}
        layout="vertical"
        disabled={readOnly}
        scrollToFirstError
        initialValues={record ? (readOnly ? record : ownNames(record)) : { sortNo: 0, enabled: 'Y', ...(level === 4 && { leadDays: 45 }) }}
        onValuesChange={markChanged}
      >
        <FieldGrid>
          <SheetField name="code" disabled={record !== undefined} />
          <SheetField name="sortNo" />
          <SheetField name="enabled" />
          <NameFields />
          {level === 4 && (
            <>
              <SheetField name="powerKw" />
              <SheetField name="engineModel" />
              <SheetField name="vinCode" />
              <SheetField name="leadDays" />
            </>
          )}
        </FieldGrid>
      </Form>
      {record && <ProductUses product={record} />}
      {!readOnly && (
        <Button type="primary" loading={isSaving} onClick={submit}>
          {shared('administration.save')}
        </Button>
      )}
    </>
  );
}
