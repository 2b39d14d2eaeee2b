import type { AreaTextProps } from './AreaPicker.types.ts';
import { chinaCode } from '../sources/areaSource.ts';
import { useAreas } from './hooks/useAreas.ts';
import { areaText } from './model/areaValue.ts';

/** The name of a stored area, `province/city/district`. Codes that are not known, or not yet, are shown as they are. */
export function AreaText({ value, root = chinaCode, source }: AreaTextProps) {
  const { tree } = useAreas(source);
  return <>{(tree ? areaText(tree, value, root) : value) || '–'}</>;
}
