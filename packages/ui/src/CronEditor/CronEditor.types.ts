import type { InputProps } from 'antd';

/**
 * The next runs of an expression, from elsewhere (a scheduler). Instants as dates, or as text that `Date` reads with its zone.
 * A rejection is shown with its message.
 */
export type RemoteRuns = (expression: string, from: Date) => Promise<readonly (Date | string)[]>;

export interface CronOptions {
  /** Leaves out second and year: expressions have five parts and run at second 0. */
  hideSecond?: boolean;
  /** Leaves out the year: new expressions have six parts. */
  hideYear?: boolean;
  /** Asked for the preview instead of the evaluator of `@harrow/validation/cron`, 500 ms after the last change. */
  remote?: RemoteRuns;
  /** IANA zone in which the expression will run. Default: that of the provider. The user may look at others. */
  timeZone?: string;
  /** Expressions to start from, shown by their sentences. Default: nine common ones. */
  presets?: readonly string[];
}

export interface CronEditorProps extends CronOptions {
  /** Whether the dialog is shown. */
  open: boolean;
  /** The expression to edit; empty starts with every part `*` and week `?`. What the tabs cannot express stays as it is written. */
  value?: string | null;
  /** Shows everything, changes nothing. */
  readOnly?: boolean;
  /** Called with a valid expression. An unchanged one is the same string as `value`. */
  onOk?: (expression: string) => void;
  /** The user gave up: the dialog is to be closed. */
  onCancel: () => void;
}

export interface CronInputProps extends CronOptions {
  /** Null and undefined are empty. */
  value?: string | null;
  /** Called with every text, also with one that is not valid (yet). */
  onChange?: (value: string) => void;
  /** The value can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** The value can be read, and looked at in the dialog, but not changed. Default false. */
  readOnly?: boolean;
  /** Set by `Form.Item`. */
  id?: string;
  /** Shown in the empty field. */
  placeholder?: string;
  /** Colour of the frame, as antd's inputs have it; `Form.Item` sets it by itself. */
  status?: InputProps['status'];
  /** Name for screen readers, where no label belongs to the field. */
  'aria-label'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string;
  /** The form found an error; set by `Form.Item`. */
  'aria-invalid'?: boolean | 'true' | 'false';
  /** The form needs a value; set by `Form.Item`. */
  'aria-required'?: boolean | 'true' | 'false';
}
