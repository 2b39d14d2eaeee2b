import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { feedback, feedbackCounts, listDefaults } from './feedback.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(feedback, search, listDefaults);
  void queryClient.prefetchQuery(feedbackCounts);
  askDictionaries('feedback_status', 'feedback_type', 'priority');
};
