import type { ParsedText } from '../../numbers/cellText.ts';

/** One choice of a tree. Values are unique in the whole tree. */
export interface TreeOption<Value extends string = string> {
  /** Stored value. Unique in the tree. */
  value: Value;
  /** Label, in the user's language. */
  label: string;
  /** Cannot be chosen. Default false. */
  disabled?: boolean;
  /** The next level below it. Default: none. */
  children?: readonly TreeOption<Value>[];
}

/** A branch of a tree of which only the leaves are stored. */
export interface TreeBranch<Leaf extends string = string> extends Omit<TreeOption, 'children'> {
  /** The next level below it. */
  children: readonly (TreeOption<Leaf> | TreeBranch<Leaf>)[];
}

/** A choice and where it stands. */
export interface PlacedOption {
  option: TreeOption;
  /** Values from the root to the choice, itself included. */
  path: readonly string[];
  /** Labels of the path, `Engine / Cooling / Pump`. */
  text: string;
}

export interface TreeOptions {
  roots: readonly TreeOption[];
  find(value: unknown): PlacedOption | undefined;
  /** By its path of labels, or by its own label where no other choice has it. */
  findText(text: string): PlacedOption | undefined;
}

const separator = ' / ';

const spelled = (text: string): string =>
  text
    .split('/')
    .map((part) => part.trim().toLowerCase())
    .join('/');

export function createTreeOptions(roots: readonly TreeOption[]): TreeOptions {
  const byValue = new Map<string, PlacedOption>();
  const byText = new Map<string, PlacedOption>();
  const byLabel = new Map<string, PlacedOption[]>();
  const place = (options: readonly TreeOption[], above: PlacedOption | undefined): void => {
    for (const option of options) {
      const placed = { option, path: [...(above?.path ?? []), option.value], text: above ? above.text + separator + option.label : option.label };
      byValue.set(option.value, placed);
      byText.set(spelled(placed.text), placed);
      const label = spelled(option.label);
      byLabel.set(label, [...(byLabel.get(label) ?? []), placed]);
      place(option.children ?? [], placed);
    }
  };
  place(roots, undefined);
  return {
    roots,
    find: (value) => byValue.get(String(value)),
    findText(text) {
      const [only, ...others] = byLabel.get(spelled(text)) ?? [];
      return byText.get(spelled(text)) ?? (others.length === 0 ? only : undefined);
    },
  };
}

/** A text from outside as a choice: a path of labels, a label or a value. @param accept whether this choice may be made */
export function readTreeOption(text: string, options: TreeOptions, accept: (option: TreeOption) => boolean): ParsedText {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const found = options.findText(trimmed) ?? options.find(trimmed);
  return found && !found.option.disabled && accept(found.option) ? { value: found.option.value } : { error: 'parse.option', values: { text: trimmed } };
}
