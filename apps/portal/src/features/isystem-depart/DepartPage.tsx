import { type Action, type Column, DictText, EmptyState, ListPage, StatusTag } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { type FlatNode, flatTree } from '../../shared/administration/flatTree.ts';
import { TreeName } from '../../shared/administration/TreeName.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { useFailureText } from '../../shared/useFailureText.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteDepart, departKey, type DepartNode, departRecord, departTree } from './departs.ts';

const DepartDialog = lazyPage(async () => (await import('./DepartDialog.tsx')).DepartDialog);

type Row = FlatNode<DepartNode>;
/** The record that is edited, or the one under which a new department is opened. */
type Editing = { id: string } | { above: DepartNode };

/** The maker's departments, dealers and sub-dealers as one tree. */
export function DepartPage() {
  const { t } = useTranslation('isystemDepart');
  const client = useQueryClient();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useQuery(departTree);
  const mayAdd = usePermission('depart:add');
  const mayEdit = usePermission('depart:edit');
  const mayDelete = usePermission('depart:delete');
  const askDeletion = useDeletion(departKey);
  const [editing, setEditing] = useState<Editing>();
  const records = useMemo(() => data && flatTree(data), [data]);
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        key: 'departName',
        title: t('field.departName'),
        width: 360,
        fixed: 'left',
        render: ({ depth, departName }) => <TreeName depth={depth} name={departName} />,
      },
      { key: 'orgCode', title: t('field.orgCode'), width: 160 },
      {
        key: 'orgCategory',
        title: t('field.orgCategory'),
        width: 200,
        render: ({ orgCategory }) => <DictText dict="org_category" value={String(orgCategory)} />,
      },
      { key: 'dealerCode', title: t('field.dealerCode'), width: 140, render: ({ dealerCode }) => dealerCode ?? '–' },
      {
        key: 'status',
        title: t('field.status'),
        width: 160,
        render: ({ status }) => <StatusTag variant="dot" color={status === 1 ? 'success' : 'error'} text={status === 1 ? t('active') : t('suspended')} />,
      },
    ],
    [t],
  );
  const rowActions = (depart: Row): Action[] => {
    const ofMaker = depart.orgCategory <= 2 && depart.orgCode.startsWith('A');
    return [
      ...(mayEdit ? [{ key: 'edit', label: t('edit'), onClick: () => setEditing({ id: depart.id }) }] : []),
      ...(mayAdd && ofMaker ? [{ key: 'add', label: t('addBelow'), onClick: () => setEditing({ above: depart }) }] : []),
      ...(mayDelete && ofMaker && depart.orgCategory === 2 && depart.isLeaf
        ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(depart.departName, () => deleteDepart(depart.id)) }]
        : []),
    ];
  };
  const saved = (): void => {
    setEditing(undefined);
    void client.invalidateQueries({ queryKey: departKey });
  };
  return (
    <>
      <ListPage
        title={t('title')}
        description={t('description')}
        columns={columns}
        records={records}
        loading={isFetching && !data}
        error={error ? { message: failureText(error) } : null}
        onRetry={() => void refetch()}
        rowActions={rowActions}
        onRowOpen={({ id }) => setEditing({ id })}
        storageKey="depart"
        empty={<EmptyState title={t('none')} />}
      />
      <Suspense>
        {editing && 'above' in editing && <DepartDialog above={editing.above} depart={undefined} onClose={() => setEditing(undefined)} onSaved={saved} />}
        {editing && 'id' in editing && <LoadedDepart id={editing.id} onClose={() => setEditing(undefined)} onSaved={saved} />}
      </Suspense>
    </>
  );
}

function LoadedDepart({ id, onClose, onSaved }: { id: string; onClose: () => void; onSaved: () => void }) {
  const { data } = useQuery(departRecord(id));
  return data ? <DepartDialog above={undefined} depart={data} onClose={onClose} onSaved={onSaved} /> : null;
}
