import type { AddSettings, AddSettingsStore } from '../props/RowOptions.types.ts';
export const defaultAddSettings: AddSettings = { addRowNum: 1, addIndex: 0, addScrollToBottom: false };

/** One setting for all tables. */
const storedKey = 'jet-add-btn-settings';

/** Settings stored in this browser. */
export const browserAddSettings: AddSettingsStore = {
  read() {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(storedKey) ?? 'null');
      return typeof stored === 'object' && stored !== null ? (stored as Partial<AddSettings>) : undefined;
    } catch {
      // Storage may be forbidden, and its content is not to be trusted.
      return undefined;
    }
  },
  write: (settings) => localStorage.setItem(storedKey, JSON.stringify(settings)),
};

/** Settings that can be used, whatever was stored. */
export function toAddSettings(stored: Partial<AddSettings> | undefined): AddSettings {
  const { addRowNum, addIndex, addScrollToBottom } = stored ?? {};
  return {
    addRowNum: isCount(addRowNum) && addRowNum >= 1 ? addRowNum : defaultAddSettings.addRowNum,
    addIndex: isCount(addIndex) ? addIndex : defaultAddSettings.addIndex,
    addScrollToBottom: addScrollToBottom === true,
  };
}

/** Position in the list of rows at which new ones are inserted. */
export const insertPosition = ({ addIndex }: AddSettings, rowCount: number): number => (addIndex === 0 ? rowCount : Math.min(addIndex, rowCount));

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
