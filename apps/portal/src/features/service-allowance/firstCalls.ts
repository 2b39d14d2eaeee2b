import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { serviceAllowanceDefaults, serviceAllowances } from './serviceAllowances.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(serviceAllowances, search, serviceAllowanceDefaults());
  askDictionaries('service_fee_type', 'product2', 'currency');
};
