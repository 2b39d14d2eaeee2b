export { CodeEditor } from './CodeEditor.tsx';
export type { CodeEditorProps } from './CodeEditor.types.ts';
