import { sql } from 'kysely';
import type { CheckRuleInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { type Filter, mentioned } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { searchedList } from '../../shared/list/searched.ts';
import type { Master } from '../../shared/master/master.ts';
import { fieldName } from '../../shared/messages/messages.ts';
import { type InvalidField, refuse } from '../../shared/refusal/refusal.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import type { Models } from '../../generated/models.gen.ts';
import { compilePattern } from './patterns/checkPattern.ts';
import type { PatternFault } from './patterns/patternFault.ts';
import './tables.ts';

/** Says why a pattern is not allowed. */
export const refusedPattern = (fault: PatternFault): InvalidField => ({ field: 'pattern', code: 'E-578', textKey: `E-578.${fault}` });

/** Rules of check rules: what came with the system keeps its pattern, and every other pattern is one that the engine of linear time can run. */
export const checkRuleMaster: Master<CheckRuleInput> = {
  name: 'checkRule',
  noun: 'check-rule',
  table: 'sysCheckRule',
  form: 'checkRuleAdministrationAdd',
  key: ['ruleCode'],
  keyField: 'ruleCode',
  keyOf: ({ ruleCode }) => ruleCode,
  check: checkPatterns,
  toRow: ({ ruleCode, pattern, description, messageZh, messageEn, messageEs, messageRu, messageFr, messagePt }) => ({
    ruleCode,
    pattern,
    description: description || null,
    message: { 'zh-cn': messageZh, en: messageEn, es: messageEs, ru: messageRu, fr: messageFr, pt: messagePt },
  }),
  async mayRemove(_context, row) {
    if (row['builtIn'] === 'Y') throw refuse('E-576');
  },
};

async function checkPatterns({ db, user }: Context, inputs: readonly CheckRuleInput[]): Promise<InvalidField[][]> {
  const codes = inputs.map(({ ruleCode }) => ruleCode);
  const stored = await db.selectFrom('sysCheckRule').selectAll().where('builtIn', '=', 'Y').where('ruleCode', 'in', codes).execute();
  const builtIn = new Map(stored.map((rule) => [rule.ruleCode, rule]));
  return inputs.map(({ ruleCode, pattern }): InvalidField[] => {
    const rule = builtIn.get(ruleCode);
    if (rule)
      return rule.pattern === pattern ? [] : [{ field: 'pattern', code: 'E-557', params: { field: fieldName(user.language, 'check-rule', 'pattern') } }];
    const compiled = compilePattern(pattern);
    return typeof compiled === 'string' ? [refusedPattern(compiled)] : [];
  });
}

type CheckRule = Models['CheckRuleRecord'];

export const checkRuleList = (context: Context): ListDefinition<CheckRule, Omit<CheckRule, 'builtIn_dictText'>> => ({
  table: 'sysCheckRule',
  columns: listColumns('checkRuleAdministrationList', 'sysCheckRule'),
  select: sql`sys_check_rule.id, rule_code, pattern, coalesce(message ->> ${context.user.language}::text, message ->> 'en') as message, message ->> 'zh-cn' as message_zh,
    message ->> 'en' as message_en, message ->> 'es' as message_es, message ->> 'ru' as message_ru, message ->> 'fr' as message_fr, message ->> 'pt' as message_pt,
    description, built_in, version, create_time`,
  defaultSort: { column: 'ruleCode', order: 'asc' },
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'CheckRuleRecord', row),
});

export function checkRuleFilters({ keyword }: { keyword?: string }): Filter[] {
  return [mentioned(keyword, 'sysCheckRule.ruleCode', 'sysCheckRule.description')];
}

export const checkRuleExport: ExportedList = {
  name: 'checkRule',
  noun: 'check-rule',
  columns: [
    ...exportedFields('checkRuleAdministrationList', ['ruleCode', 'pattern'], { pattern: 40 }),
    text('message', { width: 40 }),
    ...exportedFields('checkRuleAdministrationList', ['description', 'builtIn', 'createTime'], { description: 40 }),
  ],
};

export const searchedCheckRules = searchedList('checkRuleAdministrationList', {
  list: checkRuleList,
  permission: 'dictionary:query',
  page: '/isystem/checkRule',
  noun: 'check-rule',
  title: 'ruleCode',
  about: ['description'],
  fields: { ruleCode: 'code' },
  path: '/isystem/checkRule?keyword={ruleCode}',
});
