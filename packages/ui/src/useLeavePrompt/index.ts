export { LeaveScope } from './leaveScope.ts';
export { hasUnsavedWork } from './model/unsavedWork.ts';
export { type AskToLeave, useAskToLeave } from './useAskToLeave.ts';
export { useLeavePrompt } from './useLeavePrompt.ts';
