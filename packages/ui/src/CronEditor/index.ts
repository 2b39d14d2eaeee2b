export { CronEditor } from './CronEditor.tsx';
export type { CronEditorProps, CronInputProps, CronOptions, RemoteRuns } from './CronEditor.types.ts';
export { CronInput } from './CronInput.tsx';
