import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { readField } from '../../rowStore/field.ts';
import { createLinkedOptions, type LinkedOptions } from './linkedOptions.ts';
import { labelText, noOptions, type OptionInput, type OptionValue, readOption } from '../select/options.ts';
import type { ChoiceOf } from '../select/selectColumn.tsx';
import { LinkedSelectEditor } from './LinkedSelectEditor.tsx';
import { createColumn, type ColumnOptions, type FieldOf } from '../columnOptions.ts';
import { liveColumn } from '../liveColumn.ts';

interface LinkedSettings<Row, Value extends OptionValue> {
  /** Column on whose value the choices depend; left out for the first of a chain. A change there empties this cell and those that depend on it. */
  dependsOn?: keyof Row & string;
  /** Choices for a value of that column (undefined for the first of a chain); asked once per value. Rejects with an `Error` whose message can be shown. */
  load: (parent: unknown) => Promise<readonly OptionInput<Value>[]>;
  /** Offer to empty the cell; it is then `null`. Default: unless required. */
  allowClear?: boolean;
  /** Type to find an option. Default false. */
  allowSearch?: boolean;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
}

/** Choices of a field: its literals if its type is a union, else any text or number. */
type LinkedValue<Value> = Extract<ChoiceOf<NonNullable<Value>>, string | number>;

/** Options of a column of dependent choices. By field, since its type limits the choices. */
export type LinkedColumnOptions<Row> = {
  [Key in FieldOf<Row, string | number>]: ColumnOptions<Row, Key, LinkedValue<Row[Key]>> & LinkedSettings<Row, ChoiceOf<NonNullable<Row[Key]>>>;
}[FieldOf<Row, string | number>];

/** One of the options that belong to the value of another column, as the cities of a province. */
export function linkedColumn<Row extends object>(options: LinkedColumnOptions<Row>): EditableColumn<Row> {
  const { dependsOn, load } = options;
  const start = () => createLinkedOptions(load, dependsOn !== undefined);
  return {
    ...build(start()),
    connect() {
      const linked = start();
      return liveColumn(build(linked), linked);
    },
  };

  function build(linked: LinkedOptions): EditableColumn<Row> {
    const { allowClear = !options.required, allowSearch = false, placeholder } = options;
    const parentOf = (row: Row) => (dependsOn === undefined ? undefined : readField(row, dependsOn));
    const text = (value: unknown, row: Row) => {
      // Only a value that is there needs its name.
      if (value !== null && value !== undefined && value !== '') linked.load(parentOf(row));
      return labelText(value, (linked.state(parentOf(row)).options ?? noOptions).find, false);
    };
    return {
      ...createColumn(options, {
        type: 'linked',
        look: 'select',
        placeholder,
        width: 160,
        toText: text,
        editText: text,
        parseText(copied, { row }) {
          const known = linked.state(parentOf(row)).options;
          return readOption(copied, known ?? noOptions, { free: !known });
        },
        ownsKeys: 'enter',
        dependsOnRow: true,
        Editor: ({ getRow, ...props }) => (
          <LinkedSelectEditor {...props} linked={linked} parent={parentOf(getRow())} allowClear={allowClear} allowSearch={allowSearch} />
        ),
      }),
      dependsOn,
    };
  }
}
