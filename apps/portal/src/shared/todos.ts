import { type TodoItem, todosList } from '@harrow/api-client';
import { listOf } from './calls/callsOf.ts';
import { resource } from './calls/resource.ts';

/** Tasks of the user. */
export const todos = resource<TodoItem, never>('todo', { list: listOf(todosList) });
