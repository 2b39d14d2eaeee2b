import type { OperationLog } from '@harrow/api-client';
import { operationLogsFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { useMemo } from 'react';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { operationLogs, recentDays } from './logs.ts';
import { useLogSiblings } from './useLogSiblings.ts';

const OperationDialog = lazyPart(async () => ({ default: (await import('./OperationDialog.tsx')).OperationDialog }));

const list: SheetList<OperationLog, typeof sheet> = {
  noun: 'isystemLog',
  texts: 'operations',
  sheet,
  columns: {
    createTime: { fixed: 'left', precision: 'second' },
    logType: {},
    title: {},
    docType: {},
    docNo: {},
    username: {},
    realname: {},
    ip: {},
    outcome: {},
    errorCode: {},
    costTime: {},
    count: {},
  },
  exported: ['operationId', 'orgCode', 'dealerCode', 'browser', 'appId', 'requestId'],
  query: [
    'createTime',
    'logType',
    'operationId',
    'docType',
    'docNo',
    'username',
    'orgCode',
    'dealerCode',
    'ip',
    'appId',
    'outcome',
    'errorCode',
    'costTime',
    'requestId',
    'count',
  ],
  filters: [
    { name: 'username', maxLength: 64 },
    'createTime',
    { name: 'logType', several: true },
    { name: 'operation', label: 'operation', maxLength: 64 },
    'docType',
    { name: 'docNo', maxLength: 64 },
    { name: 'ip', maxLength: 64 },
    { name: 'outcome', several: true },
  ],
};

/** Operation log: users, calls, addresses and failures. */
export function OperationLogPage() {
  const dialog = useRecordDialog(operationLogs.key);
  const mayExport = usePermission('log:export');
  return (
    <AdministrationListPage
      module="log"
      list={list}
      resource={operationLogs}
      defaults={useMemo(() => recentDays(), [])}
      siblings={useLogSiblings('operations')}
      dialog={dialog}
      isSelectable={mayExport}
      tools={({ list: { state, selection }, ...columns }) => (
        <ListExport path="/sys/log/exportXls" permission="log:export" list={operationLogs.name} state={state} selectedIds={selection.ids} {...columns} />
      )}
    >
      {(entry) => entry && <OperationDialog entry={entry} onClose={dialog.close} />}
    </AdministrationListPage>
  );
}
