import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { sequences } from './sequences.ts';

export const firstCalls: FirstCalls = () => {
  void queryClient.prefetchQuery(sequences);
  askDictionaries('sequence_date');
};
