import type { TreeNode } from '@harrow/api-client';
import { type Action, type Column, EmptyState, ListPage } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { type FlatNode, flatTree } from '../../shared/administration/flatTree.ts';
import { TreeName } from '../../shared/administration/TreeName.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { useFailureText } from '../../shared/useFailureText.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { categoryKey, categoryRecord, categoryTree, deleteCategory } from './categories.ts';

const CategoryDialog = lazyPage(async () => (await import('./CategoryDialog.tsx')).CategoryDialog);

type Row = FlatNode<TreeNode>;
/** The record that is edited, or the one (null: none) under which a new category is made. */
type Editing = { id: string } | { above: TreeNode | null };

/** The tree of categories. */
export function CategoryPage() {
  const { t } = useTranslation('isystemCategory');
  const client = useQueryClient();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useQuery(categoryTree);
  const mayAdd = usePermission('dictionary:add');
  const mayEdit = usePermission('dictionary:edit');
  const mayDelete = usePermission('dictionary:delete');
  const askDeletion = useDeletion(categoryKey);
  const [editing, setEditing] = useState<Editing>();
  const records = useMemo(() => data && flatTree(data), [data]);
  const columns = useMemo<Column<Row>[]>(
    () => [
      { key: 'label', title: t('field.name'), width: 420, fixed: 'left', render: ({ depth, label }) => <TreeName depth={depth} name={label} /> },
      { key: 'code', title: t('field.code'), width: 220 },
    ],
    [t],
  );
  const rowActions = (category: Row): Action[] => [
    ...(mayEdit ? [{ key: 'edit', label: t('edit'), onClick: () => setEditing({ id: category.key }) }] : []),
    ...(mayAdd ? [{ key: 'add', label: t('addBelow'), onClick: () => setEditing({ above: category }) }] : []),
    ...(mayDelete && category.leaf === 1
      ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(category.label, () => deleteCategory(category.key)) }]
      : []),
  ];
  const saved = (): void => {
    setEditing(undefined);
    void client.invalidateQueries({ queryKey: categoryKey });
  };
  return (
    <>
      <ListPage
        title={t('title')}
        toolbar={
          mayAdd && (
            <Button type="primary" onClick={() => setEditing({ above: null })}>
              {t('new')}
            </Button>
          )
        }
        columns={columns}
        records={records}
        rowKey={({ key }) => key}
        loading={isFetching && !data}
        error={error ? { message: failureText(error) } : null}
        onRetry={() => void refetch()}
        rowActions={rowActions}
        onRowOpen={({ key }) => setEditing({ id: key })}
        storageKey="category"
        empty={<EmptyState title={t('none')} />}
      />
      <Suspense>
        {editing && 'above' in editing && <CategoryDialog above={editing.above} category={undefined} onClose={() => setEditing(undefined)} onSaved={saved} />}
        {editing && 'id' in editing && <LoadedCategory id={editing.id} onClose={() => setEditing(undefined)} onSaved={saved} />}
      </Suspense>
    </>
  );
}

function LoadedCategory({ id, onClose, onSaved }: { id: string; onClose: () => void; onSaved: () => void }) {
  const { data } = useQuery(categoryRecord(id));
  return data ? <CategoryDialog above={null} category={data} onClose={onClose} onSaved={onSaved} /> : null;
}
