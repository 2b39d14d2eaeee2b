import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { labelText, noOptions, type OptionValue, readOption } from '../select/options.ts';
import { RadioGroupEditor } from './RadioGroupEditor.tsx';
import { type Choices, columnOfChoices } from '../select/choices.ts';
import { type ColumnOptions, createColumn, type FieldOf } from '../columnOptions.ts';
import type { ChoiceOf, OptionsFrom } from '../select/selectColumn.tsx';

/** By field, since what may be chosen follows from it. */
export type RadioGroupColumnOptions<Row> = {
  [Key in FieldOf<Row, OptionValue>]: ColumnOptions<Row, Key, ChoiceOf<NonNullable<Row[Key]>>> &
    OptionsFrom<ChoiceOf<NonNullable<Row[Key]>>> & {
      /** A press on the chosen option takes the choice back; the cell is then `null`. Default false. */
      allowClear?: boolean;
    };
}[FieldOf<Row, OptionValue>];

/** One of a few options, all of them in sight. For one of the rows see `radioColumn`. */
export function radioGroupColumn<Row extends object>(options: RadioGroupColumnOptions<Row>): EditableColumn<Row> {
  const { allowClear = false } = options;
  return columnOfChoices(options, build);

  function build(choices: Choices): EditableColumn<Row> {
    const known = () => choices.state().options ?? noOptions;
    const text = (value: unknown) => labelText(value, known().find, false);
    return createColumn(options, {
      type: 'radioGroup',
      look: 'plain',
      rest: 'editor',
      width: 160,
      toText: text,
      editText: text,
      parseText: (copied) => readOption(copied, known(), { free: !choices.isComplete() }),
      Editor: (props) => <RadioGroupEditor {...props} choices={choices} allowClear={allowClear} />,
    });
  }
}
