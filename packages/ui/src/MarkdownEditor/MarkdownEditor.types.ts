import type { EditorControlProps, UploadImage } from '../editors/editor.types.ts';

export interface MarkdownEditorProps extends EditorControlProps {
  /** Markdown. Null and undefined are empty. */
  value?: string | null;
  /** Called with every change. */
  onChange?: (value: string) => void;
  /** px, at least 200. Default 300. */
  height?: number;
  /** Keeps pictures that are chosen, pasted or dropped; without it they become part of the text. */
  uploadImage?: UploadImage;
}
