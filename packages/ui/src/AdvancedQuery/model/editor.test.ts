import { expect, test } from 'vitest';
import { pickerSources } from '../../pickers/pickers.fixtures.ts';
import type { QueryFieldSettings } from '../AdvancedQuery.types.ts';
import { editorOf } from './editor.ts';

const sources = { ...pickerSources, dictionary: { items: async () => [] } };
const table = { dictTable: 'dealer', dictText: 'name', dictCode: 'id' };

test.each<[QueryFieldSettings, string]>([
  [{}, 'text'],
  [{ type: 'string' }, 'text'],
  [{ type: 'int' }, 'number'],
  [{ type: 'date' }, 'date'],
  [{ type: 'datetime' }, 'datetime'],
  [{ type: 'time' }, 'time'],
  [{ type: 'switch' }, 'switch'],
  [{ type: 'list', options: [] }, 'options'],
  [{ type: 'list', dictCode: 'bill_status' }, 'dictionary'],
  [{ type: 'list_multi', dictCode: 'bill_status' }, 'dictionary'],
  [{ dictCode: 'bill_status' }, 'dictionary'],
  [{ type: 'sel_search', dictCode: 'machine' }, 'search'],
  [{ type: 'sel_search', ...table }, 'search'],
  [{ type: 'list', ...table }, 'search'],
  [{ type: 'list_multi', ...table }, 'dictionary'],
  [{ type: 'table-dict', ...table }, 'report'],
  [{ type: 'popup', popup: { code: 'parts_popup', orgFields: 'partsCode', destFields: 'partsCode' } }, 'report'],
  [{ type: 'popup' }, 'report'],
  [{ type: 'cat_tree', dictCode: 'A01' }, 'category'],
  [{ type: 'cat_tree' }, 'category'],
  [{ type: 'sel_tree', ...table, pidField: 'pid' }, 'tree'],
  [{ type: 'sel_user' }, 'user'],
  [{ type: 'select-user' }, 'user'],
  [{ type: 'sel_depart' }, 'department'],
  [{ type: 'select-depart' }, 'department'],
  [{ type: 'pca' }, 'area'],
  [{ type: 'area-linkage' }, 'area'],
])('the field %j has the editor %s', (field, editor) => expect(editorOf(field, sources)).toBe(editor));

test.each<QueryFieldSettings>([
  { type: 'list', dictCode: 'bill_status' },
  { type: 'sel_user' },
  { type: 'sel_depart' },
  { type: 'cat_tree' },
  { type: 'sel_tree', ...table },
  { type: 'popup' },
])('without its source the field %j is typed', (field) => expect(editorOf(field, {})).toBe('text'));
