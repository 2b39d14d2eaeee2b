import type { LookupSource } from '../EditableTable/index.ts';
import { type AreaSource, chinaCode } from '../sources/areaSource.ts';
import { chinaAreas } from './chinaAreas.ts';
import { areasOf } from './hooks/useAreas.ts';
import { loadReadings, needsReadings, type Readings, searchAreas } from './model/areaSearch.ts';
import { type AreaTree, pathOf } from './model/areaTree.ts';
import { areaText, pathText } from './model/areaValue.ts';

export interface AreaLookupOptions {
  /** Default: the areas of China. */
  source?: AreaSource;
  /** Default `86`, China. */
  root?: string;
  /** Language of the names, where the source has several. Default `zh-cn`. */
  language?: string;
}

/** Areas that are offered for what was typed. */
const mostFound = 20;

let readings: Promise<Readings> | undefined;

/** Areas for `lookupColumn` of an editable table: found by name, pinyin or its initials, stored by the code of the innermost area. */
export function areaLookup({ source = chinaAreas, root = chinaCode, language = 'zh-cn' }: AreaLookupOptions = {}): LookupSource {
  async function load(): Promise<AreaTree> {
    const { tree, error } = await areasOf(source, language).load();
    if (!tree) throw error;
    return tree;
  }
  return {
    async search(typed) {
      const tree = await load();
      const known = needsReadings(typed, tree.nodes) ? await (readings ??= loadReadings()) : undefined;
      return searchAreas(tree.within(root), typed, { readings: known, limit: mostFound }).map((node) => ({ value: node.code, label: pathText(pathOf(node)) }));
    },
    async load(values) {
      const tree = await load();
      return values.filter((value) => tree.path(value).length > 0).map((value) => ({ value, label: areaText(tree, value, root) }));
    },
  };
}
