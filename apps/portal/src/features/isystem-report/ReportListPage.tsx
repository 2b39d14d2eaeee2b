import type { ReportItem } from '@harrow/api-client';
import { reportAdministrationFields as sheet } from '@harrow/api-client/fields';
import { StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteReports, reportOrder, reports } from './reports.ts';

function ReportStatus({ report: { status } }: { report: ReportItem }) {
  const { t } = useTranslation('isystemReport');
  return <StatusTag variant="dot" color={status === 1 ? 'success' : 'default'} text={t(status === 1 ? 'on' : 'off')} />;
}

const list: SheetList<ReportItem, typeof sheet> = {
  noun: 'isystemReport',
  sheet,
  columns: {
    name: { fixed: 'left' },
    code: {},
    sourceName: {},
    columnCount: {},
    permission: {},
    status: { kind: 'dot', render: (report) => <ReportStatus report={report} />, text: ({ status }, _, t) => t(status === 1 ? 'on' : 'off') },
    builtIn: {},
    createBy: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  query: ['code', 'source', 'status', 'builtIn', 'createBy', 'createTime'],
  filters: [{ name: 'keyword', label: 'field.keyword', maxLength: 100 }, 'builtIn'],
};

const page = '/isystem/report';

/** Reports for popups: data source, columns, on or off. */
export function ReportListPage() {
  const { t } = useTranslation('isystemReport');
  const navigate = useNavigate();
  const mayExport = usePermission('dictionary:export');
  return (
    <AdministrationListPage
      resource={reports}
      defaults={reportOrder}
      module="dictionary"
      list={list}
      description={t('description')}
      newText={t('new')}
      onNew={() => void navigate(`${page}/add`)}
      onOpen={({ id }) => void navigate(`${page}/edit/${id}`)}
      isSelectable={mayExport}
      tools={({ list: { state, selection }, ...columns }) => (
        <ListExport
          path="/online/cgreport/head/exportXls"
          permission="dictionary:export"
          list={reports.name}
          state={state}
          selectedIds={selection.ids}
          {...columns}
        />
      )}
      remove={deleteReports}
      isRemovable={({ builtIn }) => builtIn === 'N'}
    />
  );
}
