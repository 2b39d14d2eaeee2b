import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { extendPlanDefaults, extendPlans } from './extendPlans.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(extendPlans, search, extendPlanDefaults());
  askDictionaries('product2', 'coverage_type', 'currency');
};
