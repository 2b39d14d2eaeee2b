import type { EditorControlProps } from '../editors/editor.types.ts';

export interface CodeEditorProps extends EditorControlProps {
  /** Null and undefined are empty. */
  value?: string | null;
  /** Called with every change. */
  onChange?: (value: string) => void;
  /** Name or file ending of a language: `sql`, `json`, `JavaScript`, `xml` and some hundred more; its rules are loaded when it is shown. Default: plain text. */
  language?: string;
  /** Languages among which the user may choose. Default: no choice. */
  languages?: readonly string[];
  /** The user has chosen one; without it the editor keeps the choice itself. */
  onLanguageChange?: (language: string) => void;
  /** Numbers before the lines. Default true. */
  lineNumbers?: boolean;
  /** px. Default 240. */
  height?: number;
  /** Grows with its text instead, from `height` on. */
  autoHeight?: boolean;
  /** Fills the window; without `onFullScreenChange` the editor keeps it itself. Default false. */
  fullScreen?: boolean;
  /** The user asked for the full screen, or left it. */
  onFullScreenChange?: (fullScreen: boolean) => void;
  /** Of the full screen. Default 999. */
  zIndex?: number;
}
