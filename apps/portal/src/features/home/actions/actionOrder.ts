import { arrangementOf } from '../../../shared/arrangement/arrangement.ts';
import { type QuickAction, quickActions } from './actions.ts';

/** The order of the quick actions, as the user wants it. */
export const actionOrder = arrangementOf('home.actions', Object.keys(quickActions) as QuickAction[]);
