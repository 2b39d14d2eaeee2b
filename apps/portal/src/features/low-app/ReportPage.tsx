import { ListSkeleton, PageHeader } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lists } from '../../platform/installation.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { ReportTable } from '../../shared/reports/ReportTable.tsx';
import { appReport, reportRows } from './reports.ts';

/** The id of the application is the second part of the address. */
const appIdOf = (pathname: string): string => pathname.split('/')[2] ?? '';

/** An application that shows a report. */
export function ReportPage() {
  const { t } = useTranslation('lowApp');
  const { pathname } = useLocation();
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: lists.pageSize });
  const { data, error, refetch } = useQuery(appReport(appIdOf(pathname)));
  const id = data?.report.cgRpConfigId;
  const { data: rows, error: rowsError, refetch: readAgain } = useQuery({ ...reportRows(id ?? '', pageNo, pageSize), enabled: id !== undefined });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={10} />;
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader title={data.app.name} />
      {rowsError && <CallFailure error={rowsError} onRetry={() => void readAgain()} />}
      <ReportTable
        label={data.app.name}
        report={data.report}
        rows={rows?.records ?? []}
        loading={!rows}
        emptyText={t('empty')}
        pagination={{
          current: pageNo,
          pageSize,
          total: rows?.total ?? 0,
          showSizeChanger: true,
          pageSizeOptions: lists.pageSizeOptions,
          onChange: (page, size) => setPage({ pageNo: page, pageSize: size }),
        }}
      />
    </Flex>
  );
}
