import { lazyPart, useMessages, useSettings } from '@harrow/ui';
import { EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { Button, Dropdown, Switch } from 'antd';
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
import { columnsFor } from './forecastColumns.tsx';
import { type Before, copiedToTheRight, filledFromLastYear, type ForecastRow, newRow } from './forecastRow.ts';
import { Legend } from './Legend.tsx';
import { lineLimits } from './lineLimits.ts';
import styles from './lines.module.css';
import { useModels } from './useModels.ts';

const ModelsDialog = lazyPart(async () => ({ default: (await import('./ModelsDialog.tsx')).ModelsDialog }));

/** Px of the rows before they scroll: a forecast of an average dealer fits in. */
const mostHeight = 640;

/** The lines of a forecast: typed, pasted from a spreadsheet, taken over from last year; in colours against the forecast before. */
export function ForecastLines({ months, before }: { months: ForecastMonths; before: Before | undefined }) {
  const { t } = useTranslation('orderForecast');
  const { language } = useSettings();
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
  const columns = useMemo(() => columnsFor({ t, language, months, models, before: compared }), [t, language, months, models, compared]);
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
