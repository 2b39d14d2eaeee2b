import type { ReportItem } from '@harrow/api-client';
import { type Column, formatNumber, lazyPart, StatusTag, useSettings } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { reportOrder, reports } from './reports.ts';

const ReportDialog = lazyPart(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

/** Reports that popups show: titles, columns, on or off. */
export function ReportListPage() {
  const { t } = useTranslation('isystemReport');
  const { language } = useSettings();
  const dialog = useRecordDialog(reports.key, { page: '/isystem/report' });
  const columns = useMemo<Column<ReportItem>[]>(
    () => [
      { key: 'name', title: t('field.name'), width: 280, fixed: 'left' },
      { key: 'code', title: t('field.code'), width: 200, sortable: true },
      { key: 'columnCount', title: t('field.columnCount'), width: 120, align: 'right', render: ({ columnCount }) => formatNumber(columnCount, language) },
      { key: 'permission', title: t('field.permission'), width: 220 },
      {
        key: 'status',
        title: t('field.status'),
        width: 140,
        render: ({ status }) => <StatusTag variant="dot" color={status === 1 ? 'success' : 'default'} text={status === 1 ? t('on') : t('off')} />,
      },
    ],
    [t, language],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { value: 'code', label: t('field.code') },
      { value: 'permission', label: t('field.permission') },
    ],
    [t],
  );
  return (
    <>
      <AdministrationListPage
        resource={reports}
        defaults={reportOrder}
        module="dictionary"
        title={t('title')}
        description={t('description')}
        empty={t('none')}
        columns={columns}
        queryFields={queryFields}
        onOpen={({ id }) => dialog.open(id)}
        isReadable
      />
      <RecordDialog dialog={dialog} detail={reports.detail}>
        {(report) => report && <ReportDialog report={report} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
    </>
  );
}
