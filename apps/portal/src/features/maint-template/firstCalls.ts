import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { templateDefaults, templates } from './templates.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(templates, search, templateDefaults);
  askDictionaries('product2', 'maint_level', 'maint_action');
};
