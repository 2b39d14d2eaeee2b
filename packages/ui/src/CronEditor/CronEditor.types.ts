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
  open: boolean;
  /** The expression to edit; empty starts with every part `*` and week `?`. What the tabs cannot express stays as it is written. */
  value?: string | null;
  /** Shows everything, changes nothing. */
  readOnly?: boolean;
  /** Called with a valid expression. An unchanged one is the same string as `value`. */
  onOk?: (expression: string) => void;
  onCancel: () => void;
}

export interface CronInputProps extends CronOptions {
  /** Null and undefined are empty. */
  value?: string | null;
  /** Called with every text, also with one that is not valid (yet). */
  onChange?: (value: string) => void;
  disabled?: boolean;
  readOnly?: boolean;
  /** Set by `Form.Item`. */
  id?: string;
  placeholder?: string;
  status?: InputProps['status'];
  'aria-label'?: string;
}
