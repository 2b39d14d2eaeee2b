export { areaLookup, type AreaLookupOptions } from './areaLookup.ts';
export { AreaPicker } from './AreaPicker.tsx';
export type { AreaPickerProps, AreaTextProps } from './AreaPicker.types.ts';
export { type Area, type AreaSource, chinaCode } from '../sources/areaSource.ts';
export { AreaText } from './AreaText.tsx';
export { chinaAreas } from './chinaAreas.ts';
export { type AreaNode, type AreaTree, createAreaTree } from './model/areaTree.ts';
