import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { vehiclePriceDefaults, vehiclePrices } from './vehiclePrices.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(vehiclePrices, search, vehiclePriceDefaults());
  askDictionaries('currency');
};
