import type { Position } from '@harrow/api-client';
import { type Action, type Column, DictSelect, DictText, EmptyState, ListPage } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deletePosition, positionOrder, positions } from './positions.ts';

const PositionDialog = lazyPage(async () => (await import('./PositionDialog.tsx')).PositionDialog);

/** Positions that people hold. */
export function PositionListPage() {
  const { t } = useTranslation('isystemPosition');
  const list = useList(positions, positionOrder);
  const client = useQueryClient();
  const mayAdd = usePermission('depart:add');
  const mayEdit = usePermission('depart:edit');
  const mayDelete = usePermission('depart:delete');
  const askDeletion = useDeletion(positions.key);
  const [editing, setEditing] = useState<string | null>();
  const columns = useMemo<Column<Position>[]>(
    () => [
      { key: 'name', title: t('field.name'), width: 280, fixed: 'left' },
      { key: 'code', title: t('field.code'), width: 200, sortable: true },
      { key: 'rank', title: t('field.rank'), width: 160, sortable: true, render: ({ rank_dictText: text }) => text ?? '–' },
    ],
    [t],
  );
  const rowActions = ({ id, name }: Position): Action[] => [
    ...(mayEdit ? [{ key: 'edit', label: t('edit'), onClick: () => setEditing(id) }] : []),
    ...(mayDelete ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(name, () => deletePosition(id)) }] : []),
  ];
  const { filters } = list.state;
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        toolbar={
          mayAdd && (
            <Button type="primary" onClick={() => setEditing(null)}>
              {t('new')}
            </Button>
          )
        }
        filters={
          <>
            <Form.Item name="name" label={t('field.name')}>
              <Input allowClear maxLength={100} />
            </Form.Item>
            <Form.Item name="rank" label={t('field.rank')}>
              <DictSelect dict="position_rank" />
            </Form.Item>
          </>
        }
        activeFilters={Object.entries(filters).map(([key, value]) => ({
          key,
          label: t(`field.${key}`),
          value: key === 'rank' ? <DictText dict="position_rank" value={value} /> : value,
        }))}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => setEditing(id)}
        empty={<EmptyState title={t('none')} />}
      />
      <Suspense>
        {editing !== undefined && (
          <LoadedPosition
            id={editing}
            onClose={() => setEditing(undefined)}
            onSaved={() => {
              setEditing(undefined);
              void client.invalidateQueries({ queryKey: positions.key });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The dialog once the position is there; a new one has nothing to wait for. */
function LoadedPosition({ id, onClose, onSaved }: { id: string | null; onClose: () => void; onSaved: () => void }) {
  const { data } = useQuery({ ...positions.detail(id ?? ''), enabled: id !== null });
  return id !== null && !data ? null : <PositionDialog position={data} onClose={onClose} onSaved={onSaved} />;
}
