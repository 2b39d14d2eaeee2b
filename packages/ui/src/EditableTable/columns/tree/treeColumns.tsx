import { RightOutlined } from '@ant-design/icons';
import { Cascader, TreeSelect } from 'antd';
import { type JSX, useState } from 'react';
import { clearable } from '../../../inputs/clearable.tsx';
import type { EditableColumn, ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import styles from '../../EditableTable.module.css';
import { type ColumnOptions, createColumn, type FieldOf, textOf } from '../columnOptions.ts';
import { createTreeOptions, readTreeOption, type TreeBranch, type TreeOption, type TreeOptions } from './treeOptions.ts';

interface TreeSettings<Option> {
  /** The first level of the tree, in order. */
  options: readonly Option[];
  /** Offer to empty the cell; it is then `null`. Default: unless required. */
  allowClear?: boolean;
  /** Branches can be chosen as well, not leaves only. Default: in `treeSelectColumn`. */
  allowBranches?: boolean;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
}

/** Options of a tree column. By field, since its type limits the choices. */
export type TreeColumnOptions<Row> = {
  [Key in FieldOf<Row, string>]: ColumnOptions<Row, Key, TextOf<Row[Key]>> & TreeSettings<TreeOption<TextOf<Row[Key]>>>;
}[FieldOf<Row, string>];

/** The same where a branch is there to be opened, not to be stored. */
export type CascaderColumnOptions<Row> = {
  [Key in FieldOf<Row, string>]: ColumnOptions<Row, Key, TextOf<Row[Key]>> & TreeSettings<TreeOption<TextOf<Row[Key]>> | TreeBranch<TextOf<Row[Key]>>>;
}[FieldOf<Row, string>];

/** Choices of a field: its literal texts if its type is a union of them, else any text. */
type TextOf<Value> = unknown extends Value ? string : NonNullable<Value> & string;

/** One choice of a tree, found level by level; a cell shows its whole path. The stored value is that of the choice; an emptied cell is `null`. */
export const cascaderColumn = <Row extends object>(options: CascaderColumnOptions<Row>): EditableColumn<Row> =>
  treeColumn({ allowBranches: false, ...options }, 'cascader', CascaderEditor);

/** One choice of a tree, found by opening branches or by typing. The stored value is that of the choice; an emptied cell is `null`. */
export const treeSelectColumn = <Row extends object>(options: TreeColumnOptions<Row>): EditableColumn<Row> =>
  treeColumn({ allowBranches: true, ...options }, 'treeSelect', TreeEditor);

interface TreeEditorProps extends ValueEditorProps {
  tree: TreeOptions;
  allowClear: boolean;
  allowBranches: boolean;
}

function treeColumn<Row extends object, Value>(
  { options, allowBranches, ...given }: ColumnOptions<Row, string, Value> & TreeSettings<TreeOption> & { allowBranches: boolean },
  type: string,
  Editor: (props: TreeEditorProps) => JSX.Element,
): EditableColumn<Row> {
  const { allowClear = !given.required, placeholder } = given;
  const tree = createTreeOptions(options);
  const text = (value: unknown): string => tree.find(value)?.text ?? textOf(value);
  return createColumn(given, {
    type,
    look: 'select',
    placeholder,
    width: 200,
    ownsKeys: 'enter',
    toText: text,
    editText: text,
    parseText: (copied) => readTreeOption(copied, tree, ({ children = [] }) => allowBranches || children.length === 0),
    Editor: (props) => <Editor {...props} {...{ tree, allowClear, allowBranches }} />,
  });
}

function CascaderEditor({ value, aria, startOpen, placeholder, onChange, onBlur, tree, allowClear, allowBranches }: TreeEditorProps) {
  const raw = textOf(value);
  // It has no open state to begin with.
  const [open, setOpen] = useState(startOpen);
  return (
    <Cascader<CascaderNode>
      {...aria}
      className={styles.antdEditor}
      open={open}
      onOpenChange={setOpen}
      status={aria['aria-invalid'] ? 'error' : ''}
      options={tree.roots as CascaderNode[]}
      value={raw === '' ? undefined : [...(tree.find(raw)?.path ?? [raw])]}
      displayRender={(labels) => labels.join(' / ')}
      expandIcon={<RightOutlined aria-hidden />}
      changeOnSelect={allowBranches}
      allowClear={allowClear ? clearable : false}
      showSearch
      placeholder={placeholder}
      onChange={(path) => onChange((path as string[] | undefined)?.at(-1) ?? null)}
      onBlur={onBlur}
    />
  );
}

/** antd's option types know no read-only lists; it changes none. */
interface CascaderNode {
  value: string;
  label: string;
  disabled?: boolean;
  children?: CascaderNode[];
}

interface SelectNode {
  value: string;
  title: string;
  disabled: boolean;
  selectable: boolean;
  children: SelectNode[];
}

function TreeEditor({ value, aria, startOpen, placeholder, onChange, onBlur, tree, allowClear, allowBranches }: TreeEditorProps) {
  const toNodes = (options: readonly TreeOption[]): SelectNode[] =>
    options.map(({ value: one, label, disabled = false, children = [] }) => ({
      value: one,
      title: label,
      disabled,
      selectable: allowBranches || children.length === 0,
      children: toNodes(children),
    }));
  const raw = textOf(value);
  return (
    <TreeSelect<string>
      {...aria}
      className={styles.antdEditor}
      defaultOpen={startOpen}
      status={aria['aria-invalid'] ? 'error' : ''}
      treeData={toNodes(tree.roots)}
      value={raw === '' ? undefined : raw}
      treeDefaultExpandedKeys={[...(tree.find(raw)?.path ?? [])]}
      allowClear={allowClear ? clearable : false}
      showSearch={{ treeNodeFilterProp: 'title' }}
      popupMatchSelectWidth={false}
      placeholder={placeholder}
      onChange={(next: string | undefined) => onChange(next ?? null)}
      onBlur={onBlur}
    />
  );
}
