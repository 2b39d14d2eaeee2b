import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { messages } from '../../shared/messages.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(messages, search);
