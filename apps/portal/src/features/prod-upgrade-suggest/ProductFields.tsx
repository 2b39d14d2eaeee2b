import { ReadOnlyField } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { ProductPicker } from '../../shared/pickers/products/ProductPicker.tsx';
import { useProductName } from '../../shared/pickers/products/productTree.ts';
import { VinInput } from '../../shared/pickers/vehicles/VinInput.tsx';
import { Field, useDocument, useValue } from './suggestKind.ts';
import { systemsOf } from './suggests.ts';
import { useMachineProducts } from './useMachineProducts.ts';

/** What is to be better: the product, or the machine that stands for it, and the system. */
export function ProductFields() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const { readOnly } = useOpenForm();
  if (readOnly) return <Product />;
  return (
    <>
      <Field name="vin" hint={t('vinHint')}>
        {(control, value, change) => <VinInput {...control} value={value as string | null} onChange={change} />}
      </Field>
      <ProductField />
      <SystemField />
    </>
  );
}

/** Line, series and model in one field; with a VIN they are those of the machine. */
function ProductField() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const { engine } = useOpenForm();
  const isOfMachine = useMachineProducts();
  const [second, third, fourth] = [useValue('secondProduct'), useValue('thirdProduct'), useValue('fourthProduct')];
  return (
    <Field name="secondProduct" label={t('product')}>
      {(control) => (
        <ProductPicker
          {...control}
          anyLevel
          disabled={isOfMachine}
          value={fourth ?? third ?? second ?? ''}
          onChange={(_code, path) => {
            const codeOf = (level: number): string | null => path.find((product) => product.level === level)?.value ?? null;
            engine.type({ secondProduct: codeOf(2), thirdProduct: codeOf(3), fourthProduct: codeOf(4) });
          }}
        />
      )}
    </Field>
  );
}

function SystemField() {
  const { data = [], isLoading } = useQuery(systemsOf(useValue('secondProduct')));
  const stored = useDocument();
  const text = (code: string): string => (code === stored?.system ? stored.system_dictText : code);
  return (
    <Field name="system">
      {(control, value, change) => {
        const code = (value as string | null) || undefined;
        const isKnown = code === undefined || data.some((option) => option.value === code);
        return (
          <Select<string | undefined>
            {...control}
            value={code}
            allowClear
            loading={isLoading}
            showSearch={{ optionFilterProp: 'label' }}
            options={[...(isKnown ? [] : [{ value: code, label: text(code) }]), ...data.map((option) => ({ value: option.value, label: option.text }))]}
            onChange={(next) => change(next ?? null)}
          />
        );
      }}
    </Field>
  );
}

/** The product as it is stored. */
function Product() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const suggest = useDocument();
  const model = useProductName(suggest?.fourthProduct ?? undefined);
  if (!suggest) return null;
  const levels = [suggest.secondProduct_dictText, suggest.thirdProduct_dictText, suggest.fourthProduct && model];
  return (
    <>
      {suggest.vin && <ReadOnlyField label={t('field.vin')}>{suggest.vin}</ReadOnlyField>}
      <ReadOnlyField label={t('product')}>{levels.filter(Boolean).join(' › ')}</ReadOnlyField>
      <ReadOnlyField label={t('field.system')}>{suggest.system_dictText}</ReadOnlyField>
    </>
  );
}
