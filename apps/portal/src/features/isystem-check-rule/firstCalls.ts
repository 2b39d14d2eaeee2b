import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { checkRuleDefaults, checkRules } from './checkRules.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(checkRules, search, checkRuleDefaults);
