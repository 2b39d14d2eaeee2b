import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { message } from '../../shared/messages/messages.ts';
import { removeMasters } from '../../shared/master/master.ts';
import { smallMasterRoutes } from '../../shared/master/masterRoutes.ts';
import { badRequest, forbidden, invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { checkRuleExport, checkRuleFilters, checkRuleList, checkRuleMaster, refusedPattern } from './checkRuleMaster.ts';
import { compilePattern } from './patterns/checkPattern.ts';
import './tables.ts';

/** Longest value that a rule looks at. */
const maxChecked = 500;

/** The value as it was before it was encoded once more; as it is, when it was not. */
function decodedOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const fieldCheckRoutes = ({ db, log }: Services): Handlers<'duplicates'> & Handlers<'checkRules'> & Handlers<'checkRuleAdministration'> => ({
  ...smallMasterRoutes('checkRuleAdministration', { master: checkRuleMaster, list: checkRuleList, filters: checkRuleFilters, exported: checkRuleExport }),
  checkRuleAdministrationRemoveBatch: ({ query, commit }) => commit((within) => removeMasters(within, checkRuleMaster, query.ids)),
  async checkRuleAdministrationTest({ body: { pattern, value }, commit }) {
    const compiled = compilePattern(pattern);
    if (typeof compiled === 'string') throw invalid([refusedPattern(compiled)]);
    return commit(() => Promise.resolve({ matches: compiled.matches(value) }));
  },
  async duplicatesCheck({ query: { tableName, fieldName, fieldVal = '', dataId = '' }, user }) {
    const field = await db.selectFrom('sysUniqueField').selectAll().where('tableName', '=', tableName).where('fieldName', '=', fieldName).executeTakeFirst();
    if (!field) throw badRequest('query.unknownField', { field: `${tableName}.${fieldName}`.slice(0, 64) });
    if (!user.permissions.has(field.permission)) throw forbidden('forbidden');
    if (fieldVal === '') return null;
    const column = sql.id(field.fieldName);
    const isSame = field.ignoreCase === 'Y' ? sql`lower(${column}) = lower(${fieldVal})` : sql`${column} = ${fieldVal}`;
    const { rows } = await sql`select 1 from ${sql.id(field.tableName)} where ${isSame} and id <> ${dataId} limit 1`.execute(db);
    if (rows.length > 0) throw refuse('field.taken');
    return null;
  },
  async checkRulesCheckByCode({ query: { ruleCode, value = '' }, language }) {
    const rule = await db.selectFrom('sysCheckRule').selectAll().where('ruleCode', '=', ruleCode).executeTakeFirst();
    if (!rule) throw refuse('checkRule.unknown');
    if (value === '') return null;
    const text = decodedOnce(value);
    const { pattern } = rule;
    const reason = rule.message[language];
    const compiled = compilePattern(pattern);
    if (typeof compiled === 'string') {
      // Stored by a version with another engine: the value cannot be judged, and the administrator of the rules has to know.
      log.warn({ ruleCode, pattern, fault: compiled }, 'The pattern of a check rule cannot be run');
      throw refuse('checkRule.unusable', { ruleCode, reason: message(language, `E-578.${compiled}`) });
    }
    if (text.length > maxChecked || !compiled.matches(text)) throw refuse('checkRule.failed', { reason }, { message: reason, pattern });
    return null;
  },
});
