import type { CategoryRecord, TreeNode } from '@harrow/api-client';
import { useFieldRules } from '@harrow/ui';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { noTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { addCategory, type CategoryValues, editCategory } from './categories.ts';

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
  const rules = useFieldRules().form;
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
      <Form.Item name="sortNo" label={t('field.sortNo')} rules={rules([{ rule: 'required' }])}>
        <InputNumber min={0} max={99999} precision={0} />
      </Form.Item>
    </EditDialog>
  );
}
