export { MarkdownEditor, MarkdownText } from './MarkdownEditor.tsx';
export type { MarkdownEditorProps } from './MarkdownEditor.types.ts';
export type { UploadImage } from '../editors/editor.types.ts';
