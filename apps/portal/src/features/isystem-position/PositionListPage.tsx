import type { Position } from '@harrow/api-client';
import { positionsFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { deletePositions, positions } from './positions.ts';

const PositionDialog = lazyPart(async () => ({ default: (await import('./PositionDialog.tsx')).PositionDialog }));

const list: SheetList<Position, typeof sheet> = {
  noun: 'isystemPosition',
  sheet,
  columns: { name: { width: 280, fixed: 'left' }, code: 200, rank: 160 },
  query: ['code', 'rank'],
  filters: ['name', 'rank'],
};

/** Positions that people hold. */
export function PositionListPage() {
  const { t } = useTranslation('isystemPosition');
  const dialog = useRecordDialog(positions.key, { page: '/isystem/position' });
  return (
    <AdministrationListPage resource={positions} module="depart" list={list} newText={t('new')} dialog={dialog} remove={deletePositions}>
      {(position) => <PositionDialog position={position} onClose={dialog.close} onSaved={dialog.saved} />}
    </AdministrationListPage>
  );
}
