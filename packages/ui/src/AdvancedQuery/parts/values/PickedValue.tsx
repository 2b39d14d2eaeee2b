import { AreaPicker } from '../../../AreaPicker/index.ts';
import { DictSearchSelect } from '../../../DictSelect/DictSearchSelect.tsx';
import { DepartmentPicker, ReportPopup, UserPicker } from '../../../pickers/index.ts';
import type { Department } from '../../../pickers/index.ts';
import { CategorySelect, DictTreeSelect } from '../../../trees/index.ts';
import type { QueryValueProps } from '../../AdvancedQuery.types.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import type { Editor } from '../../model/editor.ts';
import { AreasValue } from './AreasValue.tsx';
import { dictionaryOf } from '../../model/fields.ts';

export type PickedEditor = Extract<Editor, 'search' | 'tree' | 'category' | 'report' | 'user' | 'department' | 'area'>;

/** Values that are chosen from a source: users, departments, reports, trees, long dictionaries. Loaded when a line asks for one. */
export default function PickedValue({ editor, field, rule: _rule, status = '', multiple, ...control }: QueryValueProps & { editor: PickedEditor }) {
  const { t } = useQueryTexts();
  const shared = { ...control, placeholder: t('choicePlaceholder') };
  const invalid = { ...shared, multiple, 'aria-invalid': status === 'error' };
  switch (editor) {
    case 'user':
      return <UserPicker {...invalid} store={field.customReturnField === 'id' ? 'id' : 'username'} />;
    case 'department':
      return <DepartmentPicker {...invalid} customReturnField={(field.customReturnField ?? 'id') as keyof Department} />;
    case 'area':
      return multiple ? <AreasValue {...shared} status={status} /> : <AreaPicker {...shared} anyLevel aria-invalid={status === 'error'} />;
    case 'report':
      return <ReportPopup {...shared} {...reportOf(field)} multi={multiple} groupId="superQuery" />;
    case 'category':
      return <CategorySelect {...shared} multiple={multiple} {...(field.dictCode && { pcode: field.dictCode })} />;
    case 'tree': {
      const { pidField, pidValue, hasChildField } = field;
      return (
        <DictTreeSelect
          {...shared}
          multiple={multiple}
          dict={dictionaryOf(field)!}
          {...(pidField && { pidField })}
          {...(pidValue && { pidValue })}
          {...(hasChildField && { hasChildField })}
        />
      );
    }
    case 'search':
      return <DictSearchSelect {...shared} style={{ width: '100%' }} dict={dictionaryOf(field)!} status={status} {...(multiple && { mode: 'multiple' })} />;
  }
}

/** A table whose codes are chosen is a report of that name; one without settings says what it lacks. */
function reportOf({ type, dictTable = '', dictCode = '', popup }: QueryValueProps['field']) {
  if (type === 'table-dict') return { code: dictTable, orgFields: dictCode, destFields: dictCode };
  const { code = '', orgFields = '', destFields = '', field } = popup ?? {};
  return { code, orgFields, destFields, ...(field && { field }) };
}
