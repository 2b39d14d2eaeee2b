import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages, useSettings, useSource } from '../../HarrowProvider/index.ts';
import { formatNumber } from '../../Money/formatNumber.ts';
import { Pager } from '../../Pager/Pager.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { useAnswer } from '../hooks/useAnswer.ts';
import { useHeldWhilePressed } from '../hooks/useHeldWhilePressed.ts';
import { usePageSizes } from '../hooks/usePageSizes.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import { useVersion } from '../hooks/useVersion.ts';
import { valueOf } from '../../recordCache/recordCache.ts';
import { cachedReports, forgetReports } from '../model/reportCache.ts';
import { dictText, pageTotals, readSorter, recordKey, selfParams, startFilters, toQueries } from '../model/reportFields.ts';
import { findRecords } from '../model/reportRecords.ts';
import { reportText } from '../model/reportText.ts';
import { addValues, removeValues, type SelectionStep, toggleValue } from '../model/selection.ts';
import type { PickerColumn } from '../pickers.types.ts';
import type { ReportConfig, ReportQuery, ReportQueryItem, ReportRecord, ReportSource } from '../../sources/reportSource.ts';
import type { RecordSort } from '../../sources/recordSources.ts';
import { PickerModal } from './PickerModal.tsx';
import { PickerTable } from './PickerTable.tsx';
import styles from './picker.module.css';
import { QueryForm } from './QueryForm.tsx';
import { Waiting } from './Waiting.tsx';

export interface ReportOptions {
  /** Code of the report. */
  code: string;
  /** Several records. Default false: exactly one. */
  multi?: boolean | undefined;
  /** Fixed values, sent as `self_{key}`; those of fields of the search form fill it in. */
  param?: Readonly<Record<string, string | number>> | undefined;
  /** `column=asc` or `column=desc`. */
  sorter?: string | undefined;
  /** Popups of one group share answers for 30 seconds. Default: nothing is kept. */
  groupId?: string | undefined;
  /** Px. Default 1200. */
  width?: number | undefined;
}

export interface ReportDialogProps extends ReportOptions {
  /** Field of the record by which `values` are known. Default: its id. */
  keyField?: string | undefined;
  /** Chosen when it opens. */
  values: readonly string[];
  onOk: (records: ReportRecord[]) => void;
  onCancel: () => void;
}

const usualSizes = [10, 20, 30];
const noParam = {};

/** A report to choose records from. A report that cannot be set up says so and closes. */
export default function ReportDialog(props: ReportDialogProps) {
  const { code, groupId, width = 1200, onCancel } = props;
  const { t } = usePickerTexts();
  const { message, modal } = useMessages();
  const { language } = useSettings();
  const given = useSource('reports');
  const source = useMemo(() => cachedReports(given, groupId), [given, groupId]);
  const version = useVersion(given.subscribe);
  const setup = useAnswer(`${language} ${code} ${version}`, async (signal) => {
    const config = await source.config(code, signal);
    // Without its filters a report can still be chosen from.
    const items = await source.queryItems(config.cgRpConfigId, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      void message.warning(error instanceof Error && error.message ? error.message : t('report.failed'));
      return [];
    });
    return { config, items };
  });
  const close = useRef(onCancel);
  close.current = onCancel;
  const reason = setup.error?.message;
  useEffect(() => {
    if (reason === undefined) return;
    const box = modal.error({ title: t('report.failed'), content: `${t('report.failedText')} ${reason}`, onOk: () => close.current() });
    return () => box.destroy();
  }, [reason, modal, t]);

  if (reason !== undefined) return null;
  const { data } = setup;
  return (
    <PickerModal title={data ? data.config.cgRpConfigName : t('report.loading')} width={width} footer={null} onCancel={onCancel}>
      {data ? <ReportBody {...props} {...data} source={source} version={version} onReload={() => forgetReports(given, groupId)} /> : <Waiting rows={8} />}
    </PickerModal>
  );
}

interface ReportBodyProps extends ReportDialogProps {
  config: ReportConfig;
  items: readonly ReportQueryItem[];
  source: ReportSource;
  /** Another number: reports were set up anew. */
  version: number;
  onReload: () => void;
}

function ReportBody(props: ReportBodyProps) {
  const { config, items, source, version, multi = false, param = noParam, sorter, keyField, onOk, onCancel, onReload } = props;
  const { t } = usePickerTexts();
  const { message } = useMessages();
  const settings = useSettings();
  const sizes = usePageSizes({}, usualSizes);
  const [values, setValues] = useState<readonly string[]>(props.values);
  const [records] = useState(() => new Map<string, ReportRecord>());
  const [note, setNote] = useState('');
  const [round, setRound] = useState(0);
  const [isClosing, setIsClosing] = useState(false);
  const [query, setQuery] = useState(() => ({
    page: 1,
    pageSize: sizes.first,
    filters: startFilters(param, items),
    sort: readSorter(sorter) as RecordSort | undefined,
  }));
  const asked: ReportQuery = {
    params: { ...selfParams(param), ...query.filters },
    column: query.sort?.column,
    order: query.sort?.order,
    page: query.page,
    pageSize: query.pageSize,
  };
  const answer = useAnswer(`${version} ${round} ${JSON.stringify(asked)}`, async (signal) => {
    const page = await source.data(config.cgRpConfigId, asked, signal);
    for (const record of page.records) records.set(recordKey(record, keyField), record);
    return page;
  });
  const [{ data, loading, error, retry }, hold] = useHeldWhilePressed(answer);
  const { queries, shown } = useMemo(() => toQueries(items, (label, end) => t(end === 'from' ? 'report.from' : 'report.to', { label })), [items, t]);
  const rules = { multiple: multi };
  const keyOf = (record: ReportRecord) => recordKey(record, keyField);
  const columns = config.columns.map((column): PickerColumn<ReportRecord> => {
    const { dataIndex, title, align, sorter: sortable, fieldWidth, customRender } = column;
    const textOf = (value: string) => (customRender ? dictText(value, config.dictOptions[customRender]) : reportText(column, value, settings));
    return {
      key: dataIndex,
      title,
      align: align === 'right' ? 'right' : 'left',
      sortable,
      width: fieldWidth ?? undefined,
      render: (record) => textOf(valueOf(record, dataIndex)),
    };
  });
  const totals = Object.entries(pageTotals(config.columns, data?.records ?? [])).map(([field, total]) => [field, formatNumber(total, settings.language)]);
  const first = config.columns[0]?.dataIndex ?? 'id';

  function take(step: SelectionStep, text = '') {
    setValues(step.values);
    setNote(text);
  }

  async function confirm() {
    if (!multi && values.length !== 1) return void message.warning(t('report.one'));
    setIsClosing(true);
    try {
      onOk(await findRecords(source, config.cgRpConfigId, values, keyField, records));
    } catch (failure) {
      setIsClosing(false);
      message.error(failure instanceof Error ? failure.message : String(failure));
    }
  }

  const reload = () => {
    onReload();
    setRound(round + 1);
  };
  return (
    <>
      {queries.length > 0 && (
        <QueryForm
          autoFocus
          queries={queries}
          shown={shown}
          filters={query.filters}
          onSearch={(filters) => setQuery({ ...query, page: 1, filters })}
          onReset={() => setQuery({ ...query, page: 1, filters: {}, sort: readSorter(sorter) })}
        />
      )}
      <p className={styles.line}>
        <span role="status">{t('count', { n: values.length })}</span>
        <button type="button" className="hw-link" onClick={() => take(removeValues(values, values))}>
          {t('clear')}
        </button>
        <button type="button" className="hw-link" onClick={reload}>
          {t('report.reload')}
        </button>
      </p>
      {error ? (
        <ErrorState reason={error.message} onRetry={retry} />
      ) : !data ? (
        <Waiting rows={8} />
      ) : data.records.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <PickerTable<ReportRecord>
          label={config.cgRpConfigName}
          columns={columns}
          records={data.records}
          keyOf={keyOf}
          nameOf={(record) => valueOf(record, keyField ?? first) || keyOf(record)}
          values={values}
          rules={rules}
          readOnly={false}
          busy={loading}
          sort={query.sort}
          onSort={(sort) => setQuery({ ...query, page: 1, sort: sort ?? readSorter(sorter) })}
          onPress={hold}
          onToggle={(record) => take(toggleValue(values, keyOf(record), rules))}
          onChoose={(value) => take(addValues(values, [value], rules))}
          totals={totals.length > 0 ? { label: t('report.total'), texts: Object.fromEntries(totals) as Record<string, string> } : undefined}
          onTogglePage={(add) => {
            const page = data.records.map(keyOf);
            const step = add ? addValues(values, page, rules) : removeValues(values, page);
            take(step, add ? t('pageAdded', { n: step.added }) : t('pageRemoved', { n: step.removed }));
          }}
        />
      )}
      <div className={styles.foot}>
        {data && (
          <Pager
            total={data.total}
            page={query.page}
            pageSize={query.pageSize}
            pageSizes={[...sizes.offered]}
            onChange={(page, pageSize) => setQuery({ ...query, page, pageSize })}
          />
        )}
      </div>
      <div className={`${styles.dialogFoot} ${styles.foot}`}>
        <span role="status">{note}</span>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="primary" loading={isClosing} onClick={() => void confirm()}>
          {t('ok')}
        </Button>
      </div>
    </>
  );
}
