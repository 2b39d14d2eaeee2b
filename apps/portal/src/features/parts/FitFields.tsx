import { bugSystemsList, resultOf } from '@harrow/api-client';
import { partsRecord } from '@harrow/api-client/records';
import { useQuery } from '@tanstack/react-query';
import { Form, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { ProductsSelect } from '../../shared/master/masterFields.tsx';
import { CodesSelect } from '../../shared/pickers/CodesSelect.tsx';
import { productPath, productTree } from '../../shared/pickers/products/productTree.ts';

const SheetField = sheetFieldsOf(partsRecord, 'parts');
const lifeMs = 10 * 60_000;

/** Product lines, models and systems that a part fits. */
export function FitFields() {
  const { t } = useTranslation('parts');
  const { t: shared } = useTranslation('shared');
  return (
    <>
      <SheetField name="secondProducts" none={shared('allProducts')}>
        <ProductsSelect level={2} />
      </SheetField>
      <SheetField name="applicableModels" none={t('allModels')}>
        <ModelsSelect />
      </SheetField>
      <SheetField name="bugSystems" none={t('allSystems')}>
        <SystemsSelect />
      </SheetField>
    </>
  );
}

/** Series and models below the part's product lines. A chosen one stays although its line was removed, until it is removed, too. */
function ModelsSelect(props: SelectProps<string[]>) {
  const { t } = useTranslation('parts');
  const lines = Form.useWatch<string[] | undefined>('secondProducts') ?? [];
  const { data = [], isFetching } = useQuery(productTree);
  const chosen = props.value ?? [];
  const isOffered = (code: string): boolean => lines.length === 0 || lines.includes(productPath(data, code)[0]?.value ?? '') || chosen.includes(code);
  const groups = data
    .filter(({ level }) => level === 3)
    .map((series) => ({
      label: series.text,
      options: [series, ...data.filter(({ parent }) => parent === series.value)]
        .filter(({ value }) => isOffered(value))
        .map(({ value, text }) => ({ value, label: text })),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <CodesSelect
      {...props}
      placeholder={t('allModels')}
      loading={isFetching}
      // The heading above it says which series.
      optionRender={({ label, value }) => (data.some((product) => product.value === value && product.level === 3) ? t('wholeSeries') : label)}
      options={groups}
    />
  );
}

/** Systems of a machine; none means any. */
function SystemsSelect(props: SelectProps<string[]>) {
  const { t } = useTranslation('parts');
  const { data, isFetching } = useQuery({
    queryKey: ['bugSystem', 'options'],
    queryFn: ({ signal }) => resultOf(bugSystemsList({ query: { pageNo: 1, pageSize: 100, column: 'sortNo', order: 'asc' }, signal })),
    staleTime: lifeMs,
  });
  return (
    <CodesSelect
      {...props}
      placeholder={t('allSystems')}
      loading={isFetching}
      options={data?.records.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
