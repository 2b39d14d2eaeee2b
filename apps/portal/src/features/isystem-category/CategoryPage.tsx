import type { CategoryRecord, TreeNode } from '@harrow/api-client';
import { type Column, lazyPart } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationTreePage } from '../../shared/administration/AdministrationTreePage.tsx';
import { flatTree } from '../../shared/flatTree.ts';
import { categoryBranch, categoryKey, categoryRecord, categoryTree, deleteCategory, deleteCategories, moveCategory } from './categories.ts';

const CategoryDialog = lazyPart(async () => ({ default: (await import('./CategoryDialog.tsx')).CategoryDialog }));

/** The tree of categories. */
export function CategoryPage() {
  const { t } = useTranslation('isystemCategory');
  const client = useQueryClient();
  const columns = useMemo<Column<TreeNode>[]>(
    () => [
      { key: 'label', title: t('field.name') },
      { key: 'code', title: t('field.code'), kind: 'code' },
    ],
    [t],
  );
  const find = async (text: string): Promise<TreeNode[]> => {
    const wanted = text.toLowerCase();
    return flatTree(await client.fetchQuery(categoryTree)).filter(({ label }) => label.toLowerCase().includes(wanted));
  };
  return (
    <AdministrationTreePage<TreeNode, CategoryRecord>
      title={t('title')}
      page="/isystem/category"
      changes={categoryKey}
      branch={(parent) => client.fetchQuery(categoryBranch(parent))}
      tree={() => client.fetchQuery(categoryTree)}
      find={find}
      hasChildren={({ leaf }) => leaf === 0}
      columns={columns}
      name="category"
      module="dictionary"
      newRootText={t('new')}
      workbook={{ path: '/sys/category', title: t('import') }}
      addText={t('addBelow')}
      moveText={t('move')}
      move={moveCategory}
      remove={deleteCategory}
      removeSeveral={deleteCategories}
      detail={categoryRecord}
    >
      {(category, above, { close, saved }) => <CategoryDialog above={above} category={category} onClose={close} onSaved={saved} />}
    </AdministrationTreePage>
  );
}
