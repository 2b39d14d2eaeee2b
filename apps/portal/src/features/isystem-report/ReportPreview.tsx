import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { Paper, usePrinting } from '../../shared/print/PrintPage.tsx';
import { reportCell, ReportTable } from '../../shared/reports/ReportTable.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { useSettled } from '../../shared/useSettled.ts';
import { preview, type ReportColumn, type ReportValues } from './reports.ts';

const nothing = {} as ReportValues;
const none = { columns: [], dictOptions: {}, records: [], total: 0 };

const hasTexts = (texts: Readonly<Record<string, string>> | undefined): boolean => Object.values(texts ?? {}).every((text) => text.trim() !== '');

/** The report as far as it can be queried yet, with placeholders for its code and name. */
function askable(values: Partial<ReportValues>): ReportValues | undefined {
  const { source, fields = [], sortField, status = 1, sortOrder = 'asc', fixedFilter = null } = values;
  if (!source || !sortField || !fields.some(({ shown }) => shown) || !fields.every(({ title }) => hasTexts(title))) return undefined;
  const name = { 'zh-cn': '-', en: '-', es: '-', ru: '-', fr: '-', pt: '-' };
  return { code: '', source, name, status, sortField, sortOrder, fixedFilter, fields: fields.map(toColumn) };
}

const toColumn = ({ field, title, width, shown, total, search }: ReportColumn): ReportColumn => ({ field, title, width: width ?? null, shown, total, search });

/** Preview of the report in the form: its first rows, and a button to print them. */
export function ReportPreview({ values }: { values: Partial<ReportValues> }) {
  const { t } = useTranslation('isystemReport');
  const { t: shared } = useTranslation('shared');
  const language = useLanguage();
  const settled = useSettled(JSON.stringify(askable(values)));
  const body = settled === undefined ? undefined : (JSON.parse(settled) as ReportValues);
  const { data = none, error, isFetching, refetch } = useQuery({ ...preview(body ?? nothing), enabled: body !== undefined, placeholderData: keepPreviousData });
  const section = useRef<HTMLElement>(null);
  const isPrinting = usePrinting(() => section.current?.offsetParent !== null);
  const shown = body === undefined ? none : data;
  return (
    <section ref={section} aria-labelledby="report-preview">
      <Flex justify="space-between" align="center" gap={8} wrap style={{ marginBlockEnd: 8 }}>
        <h2 id="report-preview" style={{ margin: 0, fontSize: 16 }}>
          {t('preview')}
        </h2>
        <Button disabled={shown.columns.length === 0} onClick={() => window.print()}>
          {shared('print')}
        </Button>
      </Flex>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!error && (
        <ReportTable
          label={t('preview')}
          report={shown}
          rows={shown.records}
          loading={isFetching}
          emptyText={t(shown.columns.length === 0 ? 'noColumns' : 'noRows')}
          pagination={false}
        />
      )}
      {isPrinting && (
        <Paper>
          <article className="print-sheet">
            <h1>{values.name?.[language] || values.code}</h1>
            <table>
              <thead>
                <tr>
                  {shown.columns.map(({ key, title }) => (
                    <th key={key}>{title}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.records.map((row) => (
                  <tr key={JSON.stringify(row)}>
                    {shown.columns.map((column) => (
                      <td key={column.key}>{reportCell(shown, column, row[column.dataIndex])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </article>
        </Paper>
      )}
    </section>
  );
}
