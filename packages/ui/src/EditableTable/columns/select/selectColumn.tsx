import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { labelText, noOptions, type OptionInput, type OptionValue, readOption } from './options.ts';
import { SelectEditor } from './SelectEditor.tsx';
import { type Choices, columnOfChoices } from './choices.ts';
import { type ColumnOptions, createColumn, type FieldOf } from '../columnOptions.ts';

/** One choice: `{ value, label }`; `text` and `title` are understood in place of `label`. */
export type SelectOption<Value extends OptionValue = OptionValue> = OptionInput<Value>;

/** Source of the choices: options, a dictionary, or both, the dictionary's items last. */
export type OptionsFrom<Value extends OptionValue = OptionValue> =
  | {
      /** In the order in which they are shown. */
      options: readonly SelectOption<Value>[];
      /** Code of a dictionary whose items follow. */
      dictCode?: string;
    }
  | {
      /** In the order in which they are shown. */
      options?: readonly SelectOption<Value>[];
      /** Code of a dictionary whose items follow. */
      dictCode: string;
    };

/** Choices of a field: its literals if its type is a union (`'draft' | 'open'`), else any value. */
export type ChoiceOf<Value> = string extends Value
  ? OptionValue
  : number extends Value
    ? OptionValue
    : boolean extends Value
      ? OptionValue
      : Extract<Value, OptionValue>;

interface SelectSettings {
  /** Offer to empty the cell; it is then `null`. Default: unless required. */
  allowClear?: boolean;
  /** Type to find an option. */
  allowSearch?: boolean;
  /** A typed text that is no option can be chosen, too. */
  allowInput?: boolean;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
}

/** Options of a column of choices. By field, since its type limits the choices. */
export type SelectColumnOptions<Row> = {
  [Key in FieldOf<Row, OptionValue>]: ColumnOptions<Row, Key, ChoiceOf<NonNullable<Row[Key]>>> & SelectSettings & OptionsFrom<ChoiceOf<NonNullable<Row[Key]>>>;
}[FieldOf<Row, OptionValue>];

/** One of some options. A value that is not among them is shown as it is. */
export function selectColumn<Row extends object>(options: SelectColumnOptions<Row>): EditableColumn<Row> {
  return choiceColumn(options, false, undefined);
}

export type MultiSelectColumnOptions<Row> = ColumnOptions<Row, FieldOf<Row, string>, string> &
  SelectSettings &
  OptionsFrom & {
    /** Chosen labels that are written out before "+ 2". Default 1. */
    maxTagCount?: number;
  };

/** Several of some options, stored as one text with commas: `a,b`. */
export function multiSelectColumn<Row extends object>(options: MultiSelectColumnOptions<Row>): EditableColumn<Row> {
  return choiceColumn(options, true, options.maxTagCount ?? 1);
}

type ChoiceOptions<Row, Value> = ColumnOptions<Row, string, Value> & SelectSettings & OptionsFrom;

function choiceColumn<Row extends object, Value>(options: ChoiceOptions<Row, Value>, multiple: boolean, maxTagCount: number | undefined): EditableColumn<Row> {
  return columnOfChoices(options, build);

  function build(choices: Choices): EditableColumn<Row> {
    const { allowClear = !options.required, allowSearch = false, allowInput = false, placeholder } = options;
    const known = () => choices.state().options ?? noOptions;
    const text = (value: unknown) => labelText(value, known().find, multiple);
    return createColumn(options, {
      type: multiple ? 'multiSelect' : 'select',
      look: 'select',
      placeholder,
      width: multiple ? 160 : 120,
      toText: text,
      editText: text,
      // Choices that have not arrived yet cannot refuse anything.
      parseText: (copied) => readOption(copied, known(), { multiple, free: allowInput || !choices.isComplete() }),
      ownsKeys: 'enter',
      Editor: (props) => <SelectEditor {...props} choices={choices} multiple={multiple} {...{ allowClear, allowSearch, allowInput, maxTagCount }} />,
    });
  }
}
