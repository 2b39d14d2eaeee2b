import type { EditorControlProps, UploadImage } from '../editors/editor.types.ts';

export interface RichTextEditorProps extends EditorControlProps {
  /** HTML; it is sanitised before it is shown. Null and undefined are empty. */
  value?: string | null;
  /** Called with sanitised HTML; an empty text is `''`. */
  onChange?: (html: string) => void;
  /** px. Default 300. */
  height?: number;
  /** Keeps pictures that are chosen, pasted or dropped; without it, or when it answers 'local', they become part of the text. */
  uploadImage?: UploadImage;
  /** Keeps films and sounds in the same way; without it, or when it answers 'local', they are named by their address alone. */
  uploadMedia?: UploadImage;
}
