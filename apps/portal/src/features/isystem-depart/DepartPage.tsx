import { type Action, DictText, lazyPart, StatusTag } from '@harrow/ui';
import type { TreeColumn } from '@harrow/ui/trees';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { TreePage } from '../../shared/administration/TreePage.tsx';
import { useTreeUpkeep } from '../../shared/administration/useTreeUpkeep.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteDepart, departBranch, departKey, type DepartNode, departRecord, departTree, moveDepart } from './departs.ts';

const DepartDialog = lazyPart(async () => ({ default: (await import('./DepartDialog.tsx')).DepartDialog }));
const MoveDialog = lazyPart(async () => ({ default: (await import('../../shared/administration/MoveDialog.tsx')).MoveDialog<DepartNode> }));

const ofMaker = ({ orgCategory, orgCode }: DepartNode): boolean => orgCategory <= 2 && orgCode.startsWith('A');

/** The maker's departments, dealers and sub-dealers as one tree. */
export function DepartPage() {
  const { t } = useTranslation('isystemDepart');
  const client = useQueryClient();
  const mayAdd = usePermission('depart:add');
  const mayEdit = usePermission('depart:edit');
  const mayDelete = usePermission('depart:delete');
  const { version, dialog, above, add, moving, move, askDeletion } = useTreeUpkeep<DepartNode>(departKey, '/isystem/depart');
  const { data: tree } = useQuery({ ...departTree, enabled: moving !== undefined });
  const columns = useMemo<TreeColumn<DepartNode>[]>(
    () => [
      { key: 'departName', title: t('field.departName') },
      { key: 'orgCode', title: t('field.orgCode'), width: 160 },
      {
        key: 'orgCategory',
        title: t('field.orgCategory'),
        width: 200,
        render: ({ orgCategory }) => <DictText dict="org_category" value={String(orgCategory)} />,
      },
      { key: 'dealerCode', title: t('field.dealerCode'), width: 140 },
      {
        key: 'status',
        title: t('field.status'),
        width: 150,
        render: ({ status }) => <StatusTag variant="dot" color={status === 1 ? 'success' : 'error'} text={status === 1 ? t('active') : t('suspended')} />,
      },
    ],
    [t],
  );
  const rowActions = (depart: DepartNode): Action[] => {
    const isKeptHere = ofMaker(depart) && depart.orgCategory === 2;
    return [
      { key: 'edit', label: mayEdit ? t('edit') : t('view'), onClick: () => dialog.open(depart.id) },
      ...(mayAdd && ofMaker(depart) ? [{ key: 'add', label: t('addBelow'), onClick: () => add(depart) }] : []),
      ...(mayEdit && isKeptHere ? [{ key: 'move', label: t('move'), onClick: () => move(depart) }] : []),
      ...(mayDelete && isKeptHere
        ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(depart.departName, () => deleteDepart(depart.id)) }]
        : []),
    ];
  };
  return (
    <>
      <TreePage<DepartNode>
        title={t('title')}
        description={t('description')}
        branch={(parent) => client.fetchQuery(departBranch(parent))}
        hasChildren={({ isLeaf }) => !isLeaf}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => dialog.open(id)}
        version={version}
      />
      <RecordDialog dialog={dialog} detail={departRecord}>
        {(depart) => <DepartDialog above={above ?? undefined} depart={depart} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
      <Suspense>
        {moving && (
          <MoveDialog node={moving} tree={tree} mayHold={ofMaker} move={(pid) => moveDepart(moving.id, pid)} onClose={dialog.close} onSaved={dialog.saved} />
        )}
      </Suspense>
    </>
  );
}
