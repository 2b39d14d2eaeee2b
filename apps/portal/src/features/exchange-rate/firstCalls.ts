import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { exchangeRateDefaults, exchangeRates } from './exchangeRates.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(exchangeRates, search, exchangeRateDefaults());
  askDictionaries('currency', 'rate_source');
};
