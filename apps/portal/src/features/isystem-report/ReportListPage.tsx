import type { ReportItem } from '@harrow/api-client';
import { type Action, type Column, EmptyState, formatNumber, ListPage, StatusTag, useSettings } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { useList } from '../../shared/useList.ts';
import { reportOrder, reports } from './reports.ts';

const ReportDialog = lazyPage(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** Reports that popups show: titles, columns, on or off. */
export function ReportListPage() {
  const { t } = useTranslation('isystemReport');
  const { language } = useSettings();
  const list = useList(reports, reportOrder);
  const client = useQueryClient();
  const [editing, setEditing] = useState<string>();
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
  const rowActions = ({ id }: ReportItem): Action[] => [{ key: 'open', label: t('open'), onClick: () => setEditing(id) }];
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        description={t('description')}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => setEditing(id)}
        empty={<EmptyState title={t('none')} />}
      />
      <Suspense>
        {editing !== undefined && (
          <LoadedReport
            id={editing}
            onClose={() => setEditing(undefined)}
            onSaved={() => {
              setEditing(undefined);
              void client.invalidateQueries({ queryKey: reports.key });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function LoadedReport({ id, onClose, onSaved }: { id: string; onClose: () => void; onSaved: () => void }) {
  const { data } = useQuery(reports.detail(id));
  return data ? <ReportDialog report={data} onClose={onClose} onSaved={onSaved} /> : null;
}
