import type { Sources } from '../../sources/sources.ts';
import type { QueryFieldSettings } from '../AdvancedQuery.types.ts';
import { dictionaryOf, kindOf } from './fields.ts';

/** Editors of values; `report` also stands for the popup of a table. */
export type Editor =
  | 'options'
  | 'dictionary'
  | 'search'
  | 'tree'
  | 'category'
  | 'report'
  | 'user'
  | 'department'
  | 'area'
  | 'switch'
  | 'number'
  | 'date'
  | 'datetime'
  | 'time'
  | 'text';

const needs: Partial<Record<Editor, keyof Sources>> = {
  dictionary: 'dictionary',
  search: 'dictionary',
  tree: 'trees',
  category: 'categories',
  report: 'reports',
  user: 'users',
  department: 'departments',
};

/** Which editor a field has. The first that fits wins. Where its source is missing the value is typed. */
export function editorOf(field: QueryFieldSettings, sources: Sources): Editor {
  const editor = wantedEditor(field);
  const source = needs[editor];
  return source === undefined || sources[source] ? editor : 'text';
}

function wantedEditor(field: QueryFieldSettings): Editor {
  const { type, options } = field;
  const dict = dictionaryOf(field);
  if (options) return 'options';
  if (type === 'cat_tree') return 'category';
  if (type === 'sel_tree' && dict) return 'tree';
  if (type === 'popup' || (type === 'table-dict' && field.dictTable)) return 'report';
  if (dict) return type === 'sel_search' || (type === 'list' && field.dictTable) ? 'search' : 'dictionary';
  if (type === 'sel_user' || type === 'select-user') return 'user';
  if (type === 'sel_depart' || type === 'select-depart') return 'department';
  if (type === 'pca' || type === 'area-linkage') return 'area';
  const kind = kindOf(field);
  return kind === 'choice' ? 'text' : kind;
}
