import { resultOf, todosSummary } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How many documents wait for the user. The inbox asks the same, by the same key. */
export const waitingTodos = queryOptions({ queryKey: ['todo', 'summary'], queryFn: ({ signal }) => resultOf(todosSummary({ signal })) });
