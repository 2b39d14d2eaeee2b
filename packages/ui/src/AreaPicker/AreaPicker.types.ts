import type { AreaNode } from './model/areaTree.ts';
import type { AreaStore } from './model/areaValue.ts';
import type { AreaSource } from '../sources/areaSource.ts';

export interface AreaPickerProps {
  /** Code of the innermost area, or what `store` says. Null and undefined are empty; a code that is not known is shown as it is. */
  value?: string | null;
  /** `''` for none. `areas`: the areas around the chosen one and itself, from the outermost. */
  onChange?: (value: string, areas: readonly AreaNode[]) => void;
  /** One field with columns side by side, or a select for each level. Default `cascader`. */
  type?: 'cascader' | 'select';
  /** Stored value: `code` of the innermost area, or the codes of its `path`, joined by commas. Default `code`. */
  store?: AreaStore;
  /** Depth of the choice: 1 province, 2 city, 3 district. Default 3. */
  levels?: 1 | 2 | 3;
  /** An area may be chosen whatever lies in it, as in filters. Default: only one in which no other lies. */
  anyLevel?: boolean;
  /** Code of the area whose areas are offered. Default `86`, China. */
  root?: string;
  /** Areas of your own. Default: source `areas` of the provider, else the areas of China. */
  source?: AreaSource;
  /** The value can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** Shows the names only. */
  readOnly?: boolean;
  /** Shown while nothing is chosen. Default: a text of the picker's own. */
  placeholder?: string;
  /** Set by `Form.Item`. */
  id?: string;
  /** Name for screen readers, where no label belongs to the field. */
  'aria-label'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string;
  /** The form found an error; set by `Form.Item`. */
  'aria-invalid'?: boolean | 'true' | 'false';
  /** The form needs a value; set by `Form.Item`. */
  'aria-required'?: boolean | 'true' | 'false';
}

export interface AreaTextProps {
  /** A code, the codes of a path, or several codes, joined by commas. */
  value: string | null | undefined;
  /** Code of the outermost area that is not written. Default `86`, China. */
  root?: string;
  /** Source of the areas. Default: `areas` of the provider, else the areas of China. */
  source?: AreaSource;
}
