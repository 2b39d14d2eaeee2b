import type { Position } from '@harrow/api-client';
import { positionsFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport, ListImport } from '../../shared/list/ListTools.tsx';
import { nameFields } from '../../shared/master/nameFields.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deletePositions, positions } from './positions.ts';

const PositionDialog = lazyPart(async () => ({ default: (await import('./PositionDialog.tsx')).PositionDialog }));

const list: SheetList<Position, typeof sheet> = {
  noun: 'isystemPosition',
  sheet,
  columns: { name: { fixed: 'left' }, code: {}, rank: {} },
  exported: [...nameFields, 'createTime'],
  query: ['code', 'rank'],
  filters: ['name', 'rank'],
};

/** Positions that people hold. */
export function PositionListPage() {
  const { t } = useTranslation('isystemPosition');
  const mayExport = usePermission('depart:export');
  const dialog = useRecordDialog(positions.key, { page: '/isystem/position' });
  return (
    <AdministrationListPage
      resource={positions}
      module="depart"
      list={list}
      newText={t('new')}
      dialog={dialog}
      remove={deletePositions}
      isSelectable={mayExport}
      tools={({ list: { state, selection, refresh }, ...columns }) => (
        <>
          <ListImport path="/sys/position" permission="depart:import" title={t('import')} onImported={refresh} />
          <ListExport path="/sys/position/exportXls" permission="depart:export" list={positions.name} state={state} selectedIds={selection.ids} {...columns} />
        </>
      )}
    >
      {(position) => <PositionDialog position={position} onClose={dialog.close} onSaved={dialog.saved} />}
    </AdministrationListPage>
  );
}
