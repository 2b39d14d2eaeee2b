import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { coefficientDefaults, coefficients } from './coefficients.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(coefficients, search, coefficientDefaults());
  askDictionaries('coefficient_type', 'currency', 'period_state');
};
