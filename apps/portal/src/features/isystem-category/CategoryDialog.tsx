import type { CategoryRecord, TreeNode } from '@harrow/api-client';
import { categoriesAddRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { noTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { addCategory, type CategoryValues, editCategory } from './categories.ts';

const SheetField = sheetFieldsOf(categoriesAddRecord, 'isystemCategory');

interface CategoryDialogProps {
  category: CategoryRecord | undefined;
  /** Of a new one; none for a root. */
  above: TreeNode | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** A category with its name in six languages. Its code is given by the server. */
export function CategoryDialog({ category, above, onClose, onSaved }: CategoryDialogProps) {
  const { t } = useTranslation('isystemCategory');
  const language = useLanguage();
  const readOnly = !usePermission('dictionary:edit');
  const newTitle = above ? t('newUnder', { name: above.label }) : t('new');
  return (
    <EditDialog<CategoryValues>
      title={category ? `${category.name[language]} · ${category.code}` : newTitle}
      initialValues={category ?? { name: noTexts, sortNo: 0 }}
      save={(values) => (category ? editCategory(category, values) : addCategory(above?.key ?? null, values))}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={readOnly}
    >
      <SixTextsFields name="name" label={t('field.name')} />
      <FieldGrid columns={2}>
        <SheetField name="sortNo" />
      </FieldGrid>
    </EditDialog>
  );
}
