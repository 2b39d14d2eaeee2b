import type { AreaNode, AreaTree } from './areaTree.ts';

/** Stored form of a choice: the code of the innermost area, or the codes of the whole path, joined by commas. */
export type AreaStore = 'code' | 'path';

const separator = ',';

export const toStored = (path: readonly AreaNode[], store: AreaStore): string =>
  store === 'path' ? path.map(({ code }) => code).join(separator) : (path.at(-1)?.code ?? '');

/** The areas that a stored value stands for, below the area `root`; empty for nothing and for what is not known. */
export function toPath(tree: AreaTree, value: string | null | undefined, root: string): AreaNode[] {
  const codes = (value ?? '').split(separator);
  const path = tree.path(codes.at(-1)!.trim());
  const shown = path.slice(path.findLastIndex(({ code }, at) => code === root && at < path.length - 1) + 1);
  const around = codes.slice(0, -1);
  return around.every((code) => path.some((node) => node.code === code.trim())) ? shown : [];
}

/** `province/city/district` of one or several stored values; values that are not known stay as they are. */
export function areaText(tree: AreaTree, value: string | null | undefined, root: string): string {
  if (!value) return '';
  const whole = toPath(tree, value, root);
  if (whole.length > 0) return pathText(whole);
  const text = (code: string) => pathText(toPath(tree, code, root)) || code;
  return value.split(separator).map(text).join(', ');
}

export const pathText = (path: readonly AreaNode[]): string => path.map(({ label }) => label).join('/');
