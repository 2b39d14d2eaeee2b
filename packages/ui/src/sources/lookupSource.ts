import type { ComponentType } from 'react';
import type { OptionInput } from './optionInput.ts';

/** A set of values too large to be loaded: records of a table, users, departments. */
export interface LookupSource {
  /** Records that match a typed text; for an empty one the first suggestions. Rejects with an `Error` whose message can be shown. */
  search(text: string, signal: AbortSignal): Promise<readonly OptionInput[]>;
  /** The options of stored values, at most 100 at once. What it does not answer is shown as the value itself. */
  load(values: string[]): Promise<readonly OptionInput[]>;
  /** A dialog to choose from, opened by a button beside the typing. */
  Dialog?: ComponentType<LookupDialogProps>;
}

export interface LookupDialogProps {
  /** Chosen when it opens. */
  values: readonly string[];
  multiple: boolean;
  onOk: (values: string[]) => void;
  onCancel: () => void;
}
