import {
  checkRuleAdministrationAdd,
  checkRuleAdministrationEdit,
  checkRuleAdministrationRemoveBatch,
  type CheckRuleInput,
  type CheckRuleRecord,
} from '@harrow/api-client';
import { checkRuleAdministrationFields as sheet } from '@harrow/api-client/fields';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { CheckRuleFields } from './CheckRuleFields.tsx';
import { checkRuleDefaults, checkRules } from './checkRules.ts';

const list: SheetList<CheckRuleRecord, typeof sheet> = {
  noun: 'isystemCheckRule',
  sheet,
  columns: {
    ruleCode: { fixed: 'left' },
    pattern: {},
    message: {},
    description: {},
    builtIn: {},
  },
  exported: ['createTime'],
  query: ['ruleCode', 'pattern', 'description', 'builtIn'],
  filters: [{ name: 'keyword', label: 'keyword' }],
};

const form: MasterForm<CheckRuleRecord, CheckRuleInput> = {
  fresh: {},
  Fields: CheckRuleFields,
  add: checkRuleAdministrationAdd,
  edit: checkRuleAdministrationEdit,
  remove: checkRuleAdministrationRemoveBatch,
};

/** Patterns that fields ask by their code. */
export function CheckRuleListPage() {
  return (
    <MasterListPage
      resource={checkRules}
      defaults={checkRuleDefaults}
      list={list}
      form={form}
      module="dictionary"
      path="/sys/checkRule"
      docType="sysCheckRule"
      withoutImport
    />
  );
}
