import { lazyPart } from '@harrow/ui';
import type { TreeNode } from '@harrow/api-client';
import type { Action } from '@harrow/ui';
import type { TreeColumn } from '@harrow/ui/trees';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import { RecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { TreePage } from '../../shared/administration/TreePage.tsx';
import { useTreeUpkeep } from '../../shared/administration/useTreeUpkeep.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { categoryBranch, categoryKey, categoryRecord, categoryTree, deleteCategory, moveCategory } from './categories.ts';

const CategoryDialog = lazyPart(async () => ({ default: (await import('./CategoryDialog.tsx')).CategoryDialog }));
const MoveDialog = lazyPart(async () => ({ default: (await import('../../shared/administration/MoveDialog.tsx')).MoveDialog<TreeNode> }));

/** The tree of categories. */
export function CategoryPage() {
  const { t } = useTranslation('isystemCategory');
  const client = useQueryClient();
  const mayAdd = usePermission('dictionary:add');
  const mayEdit = usePermission('dictionary:edit');
  const mayDelete = usePermission('dictionary:delete');
  const { version, dialog, above, add, moving, move, askDeletion } = useTreeUpkeep<TreeNode>(categoryKey, '/isystem/category');
  const { data: tree } = useQuery({ ...categoryTree, enabled: moving !== undefined });
  const columns = useMemo<TreeColumn<TreeNode>[]>(
    () => [
      { key: 'label', title: t('field.name') },
      { key: 'code', title: t('field.code'), width: 220 },
    ],
    [t],
  );
  const rowActions = (category: TreeNode): Action[] => [
    { key: 'edit', label: mayEdit ? t('edit') : t('view'), onClick: () => dialog.open(category.key) },
    ...(mayAdd ? [{ key: 'add', label: t('addBelow'), onClick: () => add(category) }] : []),
    ...(mayEdit ? [{ key: 'move', label: t('move'), onClick: () => move(category) }] : []),
    ...(mayDelete ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(category.label, () => deleteCategory(category.key)) }] : []),
  ];
  return (
    <>
      <TreePage<TreeNode>
        title={t('title')}
        toolbar={
          <NewButton permission="dictionary:add" onClick={() => add(null)}>
            {t('new')}
          </NewButton>
        }
        branch={(parent) => client.fetchQuery(categoryBranch(parent))}
        rowKey="key"
        hasChildren={({ leaf }) => leaf === 0}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ key }) => dialog.open(key)}
        version={version}
      />
      <RecordDialog dialog={dialog} detail={categoryRecord}>
        {(category) => <CategoryDialog above={above} category={category} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
      <Suspense>
        {moving && (
          <MoveDialog node={moving} tree={tree} mayBeRoot move={(pid) => moveCategory(moving.key, pid)} onClose={dialog.close} onSaved={dialog.saved} />
        )}
      </Suspense>
    </>
  );
}
