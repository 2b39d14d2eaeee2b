import { toNamed } from './toNamed.ts';
import type { Sources } from '../../../HarrowProvider/index.ts';
import { departmentLookup, userLookup } from '../../../pickers/lookups.ts';
import type { LookupDialogProps, LookupSource } from '../../../sources/lookupSource.ts';
import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { createLabelStore, type LabelStore } from './labelStore.ts';
import { labelText, splitValues, joinValues } from '../select/options.ts';
import type { ParsedText } from '../../numbers/cellText.ts';
import { LookupEditor } from './LookupEditor.tsx';
import { type ColumnOptions, createColumn, type FieldOf } from '../columnOptions.ts';
import { liveColumn } from '../liveColumn.ts';

export type { LookupDialogProps, LookupSource };

export interface LookupColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Source of records and their names. */
  source: LookupSource;
  /** Several values, joined by commas. */
  multiple?: boolean;
  /** Offer to empty the cell; it is then `null`. Default: unless required. */
  allowClear?: boolean;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
  /** Shown in the list before anything was typed and found. Default: a text of the table. */
  tipsContent?: string;
}

/** One or several of many values, found by typing: the source is asked 300 ms after the last key, and only its last answer counts. */
export const lookupColumn = <Row extends object>(options: LookupColumnOptions<Row>): EditableColumn<Row> =>
  createLookup(options, { type: 'lookup', width: 190, minWidth: 190, multiple: false });

/** Users and departments are known to the provider, so that their columns need no source of their own. */
export interface RecordColumnOptions<Row> extends Omit<LookupColumnOptions<Row>, 'source'> {
  /** Source of records and their names. Default: the source of the provider. */
  source?: LookupSource;
}

/** Users; several by default, stored as user names joined by commas. */
export const userColumn = <Row extends object>(options: RecordColumnOptions<Row>): EditableColumn<Row> =>
  createLookup(options, {
    type: 'user',
    width: 220,
    minWidth: 190,
    multiple: true,
    ofProvider: ({ users }) => users && userLookup(users),
  });

/** Departments; several by default, stored as ids joined by commas. */
export const departmentColumn = <Row extends object>(options: RecordColumnOptions<Row>): EditableColumn<Row> =>
  createLookup(options, {
    type: 'department',
    width: 160,
    minWidth: 160,
    multiple: true,
    ofProvider: ({ departments }) => departments && departmentLookup(departments),
  });

interface LookupKind {
  type: string;
  width: number;
  minWidth: number;
  multiple: boolean;
  ofProvider?: (sources: Sources) => LookupSource | undefined;
}

/** Of a column that is in no table yet: it knows no names. */
const unknown: LookupSource = { search: () => Promise.resolve([]), load: () => Promise.resolve([]) };

function createLookup<Row extends object>(
  options: RecordColumnOptions<Row>,
  { type, width, minWidth, multiple: byDefault, ofProvider }: LookupKind,
): EditableColumn<Row> {
  const { multiple = byDefault, allowClear = !options.required, placeholder, tipsContent } = options;
  const start = (source: LookupSource) => createLabelStore(async (values) => (await source.load(values)).map(toNamed));
  const first = options.source ?? unknown;
  return {
    ...build(first, start(first)),
    connect({ sources }) {
      const source = options.source ?? ofProvider?.(sources);
      if (!source) throw new Error(`EditableTable: the column '${options.key}' has no source, and HarrowProvider has none for it`);
      const labels = start(source);
      return liveColumn(build(source, labels), labels);
    },
  };

  function build(source: LookupSource, labels: LabelStore): EditableColumn<Row> {
    const text = (value: unknown) => labelText(value, labels.find, multiple);
    return createColumn(options, {
      type,
      look: 'select',
      placeholder,
      width,
      minWidth,
      toText: text,
      editText: text,
      // Names are not unique and not all known; the values are.
      copyText: (value) => splitValues(value).join(','),
      parseText: (copied): ParsedText => {
        const values = splitValues(copied);
        if (!multiple && values.length > 1) return { error: 'parse.option', values: { text: copied } };
        return { value: joinValues(values) };
      },
      ownsKeys: 'enter',
      Editor: (props) => (
        <LookupEditor {...props} {...{ labels, multiple, allowClear, tipsContent }} search={source.search} Dialog={source.Dialog} column={options.key} />
      ),
    });
  }
}
