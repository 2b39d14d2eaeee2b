import type { Position } from '@harrow/api-client';
import { type Column, DictSelect, lazyPart } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { deletePositions, positions } from './positions.ts';

const PositionDialog = lazyPart(async () => ({ default: (await import('./PositionDialog.tsx')).PositionDialog }));

/** Positions that people hold. */
export function PositionListPage() {
  const { t } = useTranslation('isystemPosition');
  const dialog = useRecordDialog(positions.key, { page: '/isystem/position' });
  const columns = useMemo<Column<Position>[]>(
    () => [
      { key: 'name', title: t('field.name'), width: 280, fixed: 'left' },
      { key: 'code', title: t('field.code'), width: 200, sortable: true },
      { key: 'rank', title: t('field.rank'), width: 160, sortable: true, render: ({ rank_dictText: text }) => text ?? '–' },
    ],
    [t],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { value: 'code', label: t('field.code') },
      { value: 'rank', label: t('field.rank'), type: 'list', dictCode: 'position_rank' },
    ],
    [t],
  );
  return (
    <>
      <AdministrationListPage
        resource={positions}
        module="depart"
        title={t('title')}
        empty={t('none')}
        columns={columns}
        queryFields={queryFields}
        filters={
          <>
            <TextFilter name="name" label={t('field.name')} />
            <Form.Item name="rank" label={t('field.rank')}>
              <DictSelect dict="position_rank" />
            </Form.Item>
          </>
        }
        shownFilters={{ name: { label: t('field.name') }, rank: { label: t('field.rank'), dict: 'position_rank' } }}
        newText={t('new')}
        onNew={dialog.create}
        onOpen={({ id }) => dialog.open(id)}
        isReadable
        remove={deletePositions}
      />
      <RecordDialog dialog={dialog} detail={positions.detail}>
        {(position) => <PositionDialog position={position} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
    </>
  );
}
