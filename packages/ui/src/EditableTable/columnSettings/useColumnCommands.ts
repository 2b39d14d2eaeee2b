import { useMemo } from 'react';
import type { Pin } from '../../columnArrangement/columnArrangement.ts';
import { arrangeColumns } from '../columnModel/column.ts';
import { changeColumn, neighbour, placeColumn } from './columnSettings.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';

/** Column commands of menus, keys and drags, with their announcements. */
export interface ColumnCommands {
  /** By one place among the columns on its side of the frozen edge; `right` is where a line ends. */
  canMove: (key: string, by: 1 | -1) => boolean;
  move: (key: string, by: 1 | -1) => void;
  place: (key: string, target: string, side: 'before' | 'behind') => void;
  pin: (key: string, pin: Pin) => void;
  show: (key: string, shown: boolean) => void;
}

/** Undefined where columns cannot be arranged. */
export function useColumnCommands(): ColumnCommands | undefined {
  const { t } = useTableContext();
  const { settings, allColumns, announcer } = useTableTools();
  return useMemo(() => {
    if (!settings) return undefined;
    const arranged = arrangeColumns(allColumns);
    const keys = allColumns.map(({ key }) => key);
    const title = (key: string) => allColumns.find((column) => column.key === key)?.title ?? key;

    function place(key: string, target: string, side: 'before' | 'behind') {
      settings!.set(placeColumn(settings!.settings(), keys, key, target, side));
      const others = arranged.map((column) => column.key).filter((other) => other !== key);
      const at = others.indexOf(target) + (side === 'behind' ? 1 : 0) + 1;
      announcer.say(t('columns.moved', { name: title(key), place: at, count: arranged.length }));
    }

    return {
      canMove: (key, by) => neighbour(arranged, key, by) !== undefined,
      move(key, by) {
        const target = neighbour(arranged, key, by);
        if (target !== undefined) place(key, target, by > 0 ? 'behind' : 'before');
      },
      place,
      pin(key, pin) {
        settings.set(changeColumn(settings.settings(), key, { pin }));
        announcer.say(t(`columns.pinned.${pin}`, { name: title(key) }));
      },
      show(key, shown) {
        settings.set(changeColumn(settings.settings(), key, { hidden: !shown }));
        announcer.say(t(shown ? 'columns.shownNow' : 'columns.hiddenNow', { name: title(key) }));
      },
    };
  }, [settings, allColumns, announcer, t]);
}
