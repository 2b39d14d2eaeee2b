import { useCallback, useContext, useInsertionEffect, useRef } from 'react';
import { LeaveScopeContext } from './leaveScope.ts';
import { noteUnsaved } from './model/unsavedWork.ts';
import { useAskToLeave } from './useAskToLeave.ts';

/**
 * Guards work that leaving would lose. While `isUnsaved`, closing or reloading the window asks first, and so does whatever
 * calls `useAskToLeave` for the scope of this form, e.g. a tab that is closed.
 * @returns asks before the form itself is closed: `if (await askToLeave()) onClose()`
 */
export function useLeavePrompt(isUnsaved: boolean): () => Promise<boolean> {
  const scope = useContext(LeaveScopeContext);
  const ask = useAskToLeave();
  const form = useRef<object>({}).current;
  // An insertion effect, since it outlives the page's rest in the background: a hidden `Activity` ends all other effects, but its work can still be lost.
  useInsertionEffect(() => (isUnsaved ? noteUnsaved(form, scope) : undefined), [isUnsaved, form, scope]);
  return useCallback(async () => !isUnsaved || ask(), [isUnsaved, ask]);
}
