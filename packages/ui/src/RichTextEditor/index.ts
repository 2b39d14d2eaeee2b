export { RichText, RichTextEditor } from './RichTextEditor.tsx';
export type { RichTextEditorProps } from './RichTextEditor.types.ts';
export type { UploadImage } from '../editors/editor.types.ts';
