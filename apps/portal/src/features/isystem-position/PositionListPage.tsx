import type { Position } from '@harrow/api-client';
import { type Action, type Column, DictSelect, EmptyState, lazyPart, ListPage } from '@harrow/ui';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters } from '../../shared/activeFilters.tsx';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { TextFilter } from '../../shared/TextFilter.tsx';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deletePosition, positions } from './positions.ts';

const PositionDialog = lazyPart(async () => ({ default: (await import('./PositionDialog.tsx')).PositionDialog }));

/** Positions that people hold. */
export function PositionListPage() {
  const { t } = useTranslation('isystemPosition');
  const list = useList(positions);
  const mayEdit = usePermission('depart:edit');
  const mayDelete = usePermission('depart:delete');
  const askDeletion = useDeletion(positions.key);
  const dialog = useRecordDialog(positions.key, { page: '/isystem/position' });
  const columns = useMemo<Column<Position>[]>(
    () => [
      { key: 'name', title: t('field.name'), width: 280, fixed: 'left' },
      { key: 'code', title: t('field.code'), width: 200, sortable: true },
      { key: 'rank', title: t('field.rank'), width: 160, sortable: true, render: ({ rank_dictText: text }) => text ?? '–' },
    ],
    [t],
  );
  const rowActions = ({ id, name }: Position): Action[] => [
    ...(mayEdit ? [{ key: 'edit', label: t('edit'), onClick: () => dialog.open(id) }] : []),
    ...(mayDelete ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(name, () => deletePosition(id)) }] : []),
  ];
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        toolbar={
          <NewButton permission="depart:add" onClick={dialog.create}>
            {t('new')}
          </NewButton>
        }
        filters={
          <>
            <TextFilter name="name" label={t('field.name')} />
            <Form.Item name="rank" label={t('field.rank')}>
              <DictSelect dict="position_rank" />
            </Form.Item>
          </>
        }
        activeFilters={activeFilters(list.state.filters, { name: { label: t('field.name') }, rank: { label: t('field.rank'), dict: 'position_rank' } })}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => dialog.open(id)}
        empty={<EmptyState title={t('none')} />}
      />
      <RecordDialog dialog={dialog} detail={positions.detail}>
        {(position) => <PositionDialog position={position} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
    </>
  );
}
