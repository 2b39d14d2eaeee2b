/** Props of every editor as a form control. */
export interface EditorControlProps {
  /** Set by `Form.Item`. */
  id?: string;
  /** Name for screen readers; the label of the form field otherwise. */
  'aria-label'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string;
  /** The form found an error; set by `Form.Item`. */
  'aria-invalid'?: boolean | 'true' | 'false';
  /** The form needs a value; set by `Form.Item`. */
  'aria-required'?: boolean | 'true' | 'false';
  /** Shows the text greyed, takes no focus. */
  disabled?: boolean;
  /** Shows the text, changes nothing. */
  readOnly?: boolean;
  /** Shown in the empty editor. */
  placeholder?: string;
}

/**
 * Keeps a picture, film or sound that was put into a text. Answers its address, or `'local'`: then a picture becomes part of
 * the text (base64). A rejection is shown with its message.
 */
export type UploadImage = (file: File, signal: AbortSignal) => Promise<string>;
