import type { DataChange } from '@harrow/api-client';
import { dataChangesFields as sheet } from '@harrow/api-client/fields';
import { useMemo } from 'react';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { dataChanges, recentDays } from './logs.ts';
import { useLogSiblings } from './useLogSiblings.ts';

const list: SheetList<DataChange, typeof sheet> = {
  noun: 'isystemLog',
  texts: 'changes',
  sheet,
  columns: {
    createTime: { fixed: 'left', precision: 'second' },
    docType: {},
    docNo: {},
    operator: {},
    operatorName: {},
    summary: {},
  },
  query: ['createTime', 'docType', 'docNo', 'operator', 'operatorName'],
  filters: ['docType', { name: 'docNo', maxLength: 64 }, { name: 'operator', maxLength: 64 }, 'createTime'],
};

/** Change history across all records. */
export function ChangeLogPage() {
  const mayExport = usePermission('log:export');
  return (
    <AdministrationListPage
      module="log"
      list={list}
      resource={dataChanges}
      defaults={useMemo(() => recentDays(), [])}
      siblings={useLogSiblings('changes')}
      isSelectable={mayExport}
      tools={({ list: { state, selection }, ...columns }) => (
        <ListExport path="/sys/dataLog/exportXls" permission="log:export" list={dataChanges.name} state={state} selectedIds={selection.ids} {...columns} />
      )}
    />
  );
}
