import { askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { messages } from '../../shared/messages.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(messages, search);
