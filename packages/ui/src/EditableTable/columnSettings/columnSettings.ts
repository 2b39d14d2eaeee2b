import type { ColumnSetting, ColumnSettings } from '../props/HeaderOptions.types.ts';
import { clampWidth, orderedKeys, placeKey, sideOf } from '../../columnArrangement/columnArrangement.ts';
import type { ColumnModel } from '../columnModel/column.ts';

/** Nothing changed. */
export const noSettings: ColumnSettings = { version: 1, order: [], columns: {} };

/** Px that a user can make a column. */
const columnWidths = { min: 48, max: 1200 } as const;

/** @param least what the column itself needs */
export const toWidth = (width: number, least: number = columnWidths.min): number =>
  clampWidth(width, { min: Math.max(columnWidths.min, least), max: columnWidths.max });

export const isUntouched = ({ order, columns, size }: ColumnSettings): boolean => order.length === 0 && Object.keys(columns).length === 0 && size === undefined;

/** Parses stored settings and drops what cannot be read: another version, or another hand, may have written them. */
export function readSettings(stored: unknown): ColumnSettings {
  if (!isRecord(stored) || stored['version'] !== 1) return noSettings;
  const { order, columns, size } = stored;
  return {
    version: 1,
    order: Array.isArray(order) ? [...new Set(order.filter((key) => typeof key === 'string'))] : [],
    columns: isRecord(columns) ? Object.fromEntries(Object.entries(columns).flatMap(([key, value]) => readSetting(key, value))) : {},
    ...((size === 'default' || size === 'compact') && { size }),
  };
}

function readSetting(key: string, value: unknown): [string, ColumnSetting][] {
  if (!isRecord(value)) return [];
  const { width, hidden, pin } = value;
  const setting: ColumnSetting = {
    ...(typeof width === 'number' && Number.isFinite(width) && { width: toWidth(width) }),
    ...(typeof hidden === 'boolean' && { hidden }),
    ...((pin === 'left' || pin === 'right' || pin === 'none') && { pin }),
  };
  return Object.keys(setting).length > 0 ? [[key, setting]] : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

export const settingOf = ({ columns }: ColumnSettings, key: string): ColumnSetting => (Object.hasOwn(columns, key) ? columns[key]! : {});

/** The settings with some of one column's replaced; `undefined` takes a value back to the application's. */
export function changeColumn(
  settings: ColumnSettings,
  key: string,
  change: { [Name in keyof ColumnSetting]?: ColumnSetting[Name] | undefined },
): ColumnSettings {
  const setting = Object.fromEntries(Object.entries({ ...settingOf(settings, key), ...change }).filter(([, value]) => value !== undefined)) as ColumnSetting;
  const { [key]: _, ...others } = settings.columns;
  return { ...settings, columns: Object.keys(setting).length > 0 ? { ...others, [key]: setting } : others };
}

/** The settings with `key` directly before or behind `target`. */
export function placeColumn(settings: ColumnSettings, keys: readonly string[], key: string, target: string, side: 'before' | 'behind'): ColumnSettings {
  return key === target ? settings : { ...settings, order: placeKey(orderedKeys(keys, settings.order), key, target, side) };
}

/** The neighbour on show that a column can change places with: one on the same side of the frozen edge. */
export function neighbour(arranged: readonly Pick<ColumnModel<never>, 'key' | 'frozen'>[], key: string, by: 1 | -1): string | undefined {
  const index = arranged.findIndex((column) => column.key === key);
  const other = index < 0 ? undefined : arranged[index + by];
  return other && other.frozen === arranged[index]!.frozen ? other.key : undefined;
}

type Settable = Pick<ColumnModel<never>, 'key' | 'hidden' | 'concealed' | 'fixedWidth' | 'frozen' | 'width' | 'minWidth'>;

/** A column by itself and its setting, so that a column whose setting stays keeps its identity, and its cells are not drawn again. */
const settled = new WeakMap<object, { setting: string; column: Settable }>();

/** The columns as the user has set them. Never conceals all. Untouched columns are the very same objects. */
export function applySettings<Column extends Settable>(columns: readonly Column[], settings: ColumnSettings): readonly Column[] {
  if (settings.order.length === 0 && Object.keys(settings.columns).length === 0) return columns;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const ordered = orderedKeys([...byKey.keys()], settings.order).map((key) => applySetting(byKey.get(key)!, settingOf(settings, key)));
  if (ordered.some(({ hidden, concealed }) => !hidden && !concealed)) return ordered;
  const first = ordered.findIndex(({ hidden }) => !hidden);
  return ordered.map((column, index) => (index === first ? { ...column, concealed: false } : column));
}

function applySetting<Column extends Settable>(column: Column, setting: ColumnSetting): Column {
  const text = JSON.stringify([setting.width, setting.hidden, setting.pin]);
  if (Object.keys(setting).length === 0) return column;
  const before = settled.get(column);
  if (before?.setting === text) return before.column as Column;
  const { width, hidden, pin } = setting;
  const set: Column = {
    ...column,
    ...(width !== undefined && { width: toWidth(width, column.minWidth), fixedWidth: true }),
    ...(hidden !== undefined && { concealed: hidden }),
    ...(pin !== undefined && { frozen: sideOf(pin, column.frozen) }),
  };
  settled.set(column, { setting: text, column: set });
  return set;
}
