import { checkRuleAdministrationList, checkRuleAdministrationTest, type CheckRuleRecord, resultOf } from '@harrow/api-client';
import { listOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';

export const checkRules = resource<CheckRuleRecord, never>('checkRule', { list: listOf(checkRuleAdministrationList) });
export const checkRuleDefaults = sortedBy('ruleCode');

/** Tests a value against a pattern that is not stored yet. Refused (E-578) if the pattern may not be stored. */
export const tryPattern = (body: { pattern: string; value: string }): Promise<{ matches: boolean }> =>
  resultOf(checkRuleAdministrationTest({ body, headers: writeHeaders() }));
