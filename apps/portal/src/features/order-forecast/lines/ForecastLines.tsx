import LockOutlined from '@ant-design/icons/LockOutlined';
import { lazyPart, useMessages } from '@harrow/ui';
import { computedColumn, type EditableColumn, EditableTable, type EditableTableHandle, numberColumn, textColumn } from '@harrow/ui/editable-table';
import { Button, Dropdown, Switch } from 'antd';
import type { TFunction } from 'i18next';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { useLineErrors } from '../../../documents/form/document/lines/useLineErrors.ts';
import { fieldId, useFormPart, useOpenForm, useProblem } from '../../../documents/form/document/openForm.ts';
import { useLineRights } from '../../../documents/form/useLineRights.ts';
import { ListImport } from '../../../shared/list/ListTools.tsx';
import { useDocument, useForecastRows } from '../orderForecastKind.ts';
import { orderForecasts } from '../orderForecasts.ts';
import { queryClient } from '../../../platform/queryClient.ts';
import type { ForecastMonths } from '../useForecastMonths.ts';
import {
  type Before,
  copiedToTheRight,
  differenceOf,
  filledFromLastYear,
  type ForecastRow,
  isNewLine,
  modelOf,
  type ModelsByCode,
  monthFields,
  newRow,
  rowTotal,
} from './forecastRow.ts';
import { Legend } from './Legend.tsx';
import { lineLimits } from './lineLimits.ts';
import styles from './lines.module.css';
import { Quantity } from './Quantity.tsx';
import { useModels } from './useModels.ts';

const ModelsDialog = lazyPart(async () => ({ default: (await import('./ModelsDialog.tsx')).ModelsDialog }));

/** Px of the rows before they scroll: a forecast of an average dealer fits in. */
const mostHeight = 640;

/** Px of a month: a quantity of three digits and how much it differs. */
const monthWidth = 84;
/** The same with the lock in its heading. */
const frozenWidth = 104;

interface ColumnsFor {
  t: TFunction<'orderForecast'>;
  months: ForecastMonths;
  models: ModelsByCode;
  /** What to compare with; undefined: nothing. */
  before: Before | undefined;
}

function classOf(row: ForecastRow, at: number, { months, before }: Pick<ColumnsFor, 'months' | 'before'>): string | undefined {
  const difference = differenceOf(row, at, before);
  const names = [
    at < months.frozen && styles.frozen,
    difference && (difference.by > 0 ? styles.more : styles.less),
    difference?.isLarge && styles.large,
  ].filter(Boolean);
  return names.length === 0 ? undefined : names.join(' ');
}

/** The code, the configuration and the months stand side by side, as they do in workbooks that are pasted here. */
const columnsFor = ({ t, months, models, before }: ColumnsFor): EditableColumn<ForecastRow>[] => [
  computedColumn<ForecastRow, string>({
    key: 'fourthProductName',
    title: t('field.lines.fourthProductName'),
    align: 'left',
    frozen: 'left',
    tooLong: 'wrap',
    width: 190,
    // As the edge of a line that the forecast before does not have.
    className: ({ row }) => (isNewLine(row, before) ? styles.isNew : undefined),
    value: (row) => modelOf(row, models).name,
  }),
  textColumn<ForecastRow>({
    key: 'fourthProductCode',
    title: t('field.lines.fourthProductCode'),
    frozen: 'left',
    tooLong: 'whole',
    required: true,
    maxLength: lineLimits.fourthProductCode.maxLength,
  }),
  textColumn<ForecastRow>({
    key: 'configRemark',
    title: t('field.lines.configRemark'),
    frozen: 'left',
    width: 110,
    maxLength: lineLimits.configRemark.maxLength,
  }),
  ...monthFields.map((key, at) => {
    const month = months.months[at]!;
    const isFrozen = at < months.frozen;
    return numberColumn<ForecastRow>({
      key,
      title: month,
      ...(isFrozen && {
        hint: t('lines.frozen'),
        heading: (
          <span className={styles.month}>
            <LockOutlined aria-hidden /> {month}
          </span>
        ),
      }),
      width: isFrozen ? frozenWidth : monthWidth,
      precision: 0,
      min: 0,
      max: lineLimits.m1_target.maximum,
      statistics: true,
      className: ({ row }) => classOf(row, at, { months, before }),
      format: (value, row) => <Quantity value={value} difference={differenceOf(row, at, before)} />,
    });
  }),
  computedColumn<ForecastRow>({ key: 'lineTotal', title: t('field.lines.lineTotal'), precision: 0, statistics: true, value: rowTotal }),
  helper('lastYearQty', t('field.lines.lastYearQty'), models),
  helper('stockQty', t('field.lines.stockQty'), models),
  helper('openOrderQty', t('field.lines.openOrderQty'), models),
  textColumn<ForecastRow>({ key: 'lineRemark', title: t('field.lines.lineRemark'), width: 160, maxLength: lineLimits.lineRemark.maxLength }),
];

/** What helps to decide, and is not typed. */
const helper = (key: 'lastYearQty' | 'stockQty' | 'openOrderQty', title: string, models: ModelsByCode): EditableColumn<ForecastRow> =>
  computedColumn<ForecastRow, number | null>({
    key,
    title,
    precision: 0,
    statistics: true,
    className: styles.helper!,
    value: (row) => modelOf(row, models)[key],
  });

/** The lines of a forecast: typed, pasted from a spreadsheet, taken over from last year; in colours against the forecast before. */
export function ForecastLines({ months, before }: { months: ForecastMonths; before: Before | undefined }) {
  const { t } = useTranslation('orderForecast');
  const { message } = useMessages();
  const { pageId } = useOpenForm();
  const forecast = useDocument();
  const isDirty = useFormPart((state) => state.isDirty);
  const { rows, change, readOnly } = useForecastRows();
  const { permissions, mayAdd } = useLineRights('orderForecast:line');
  const general = useProblem('lines');
  const [isCompared, setIsCompared] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const codes = useMemo(() => (readOnly ? [] : rows.map(({ fourthProductCode }) => fourthProductCode ?? '')), [rows, readOnly]);
  const models = useModels(codes);
  const compared = isCompared ? before : undefined;
  const columns = useMemo(() => columnsFor({ t, months, models, before: compared }), [t, months, models, compared]);
  const errors = useLineErrors('lines', rows);
  const table = useRef<EditableTableHandle<ForecastRow>>(null);
  const jump = useCallback((rowId: string, field: string) => table.current?.focusCell(rowId, field) === true, []);
  useFormPlace('lines', { missing: rows.length === 0 || rows.some(({ fourthProductCode }) => !fourthProductCode) ? ['lines'] : [], jump });
  const fill = (): void => {
    const { rows: next, filled } = filledFromLastYear(rows, { chosen, models, frozen: months.frozen, before });
    change(next);
    void message.info(t('lines.filled', { count: filled }));
  };
  const copyRight = (from: number): void => change(copiedToTheRight(rows, { chosen, from, frozen: months.frozen }));
  const add = (more: readonly string[]): void => {
    change([...rows, ...more.map((code) => newRow(undefined, code))]);
    setAdding(false);
  };
  return (
    <div id={fieldId(pageId, 'lines')} data-wide tabIndex={-1} className={styles.lines}>
      {general && <p className={styles.problem}>{general}</p>}
      <div className={styles.tools}>
        {!readOnly && mayAdd && <Button onClick={() => setAdding(true)}>{t('lines.addModels')}</Button>}
        {!readOnly && (
          <>
            <Button onClick={fill} disabled={rows.length === 0}>
              {t('lines.fillFromLastYear')}
            </Button>
            <Dropdown
              trigger={['click']}
              disabled={rows.length === 0}
              menu={{ items: months.months.slice(0, -1).map((month, at) => ({ key: String(at), label: month, onClick: () => copyRight(at) })) }}
            >
              <Button>{t('lines.copyRight')}</Button>
            </Dropdown>
            {/* A file goes into the stored lines: what is typed is saved before. */}
            {forecast && !isDirty && (
              <ListImport
                path="/api/portal/orderForecast"
                call={`importExcel?id=${forecast.id}`}
                permission="orderForecast:edit"
                title={t('lines.import')}
                onImported={() => void queryClient.invalidateQueries({ queryKey: orderForecasts.key })}
              />
            )}
          </>
        )}
        {before && (
          <label className={styles.compare}>
            <Switch size="small" checked={isCompared} onChange={setIsCompared} /> {t('lines.compare')}
          </label>
        )}
      </div>
      {compared && <Legend frozen={months.frozen > 0} />}
      <EditableTable
        ref={table}
        label={t('section.lines')}
        rows={rows}
        columns={columns}
        fitColumns
        editing="click"
        size="compact"
        maxHeight={mostHeight}
        rowNumber
        rowSelection={!readOnly}
        selectedRowIds={chosen}
        onSelectionChange={setChosen}
        errors={errors}
        readOnly={readOnly}
        permissions={permissions}
        authPre="orderForecast:line"
        addable={!readOnly}
        removable={!readOnly}
        rowActions={!readOnly}
        maxRows={lineLimits.most}
        createRow={newRow}
        emptyText={t('lines.none')}
        onRowsChange={change}
      />
      <Suspense>{isAdding && <ModelsDialog onAdd={add} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
}
