import type { ReportItem } from '@harrow/api-client';
import { reportAdministrationFields as sheet } from '@harrow/api-client/fields';
import { lazyPart, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { reportOrder, reports } from './reports.ts';

const ReportDialog = lazyPart(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

function ReportStatus({ report: { status } }: { report: ReportItem }) {
  const { t } = useTranslation('isystemReport');
  return <StatusTag variant="dot" color={status === 1 ? 'success' : 'default'} text={t(status === 1 ? 'on' : 'off')} />;
}

const list: SheetList<ReportItem, typeof sheet> = {
  noun: 'isystemReport',
  sheet,
  columns: {
    name: { width: 280, fixed: 'left' },
    code: 200,
    columnCount: 120,
    permission: 220,
    status: { width: 140, render: (report) => <ReportStatus report={report} /> },
  },
  query: ['code', 'permission'],
  filters: [],
};

/** Reports that popups show: titles, columns, on or off. */
export function ReportListPage() {
  const { t } = useTranslation('isystemReport');
  const dialog = useRecordDialog(reports.key, { page: '/isystem/report' });
  return (
    <AdministrationListPage resource={reports} defaults={reportOrder} module="dictionary" list={list} description={t('description')} dialog={dialog}>
      {(report) => report && <ReportDialog report={report} onClose={dialog.close} onSaved={dialog.saved} />}
    </AdministrationListPage>
  );
}
