export { PromptDialog, type PromptDialogProps, type PromptOptions } from './PromptDialog.tsx';
export { type Prompt, usePrompt } from './usePrompt.tsx';
