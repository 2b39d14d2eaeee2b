import { type RefObject, useEffect, useMemo } from 'react';
import { useColumnWidths } from '../../columnWidths/useColumnWidths.ts';
import { useTextLocale } from '../../ListPage/hooks/useTextLocale.ts';
import { measured } from '../../ListPage/model/columns.ts';
import { useStyleOf, isWritten } from '../../serverStyles/useStyleOf.ts';
import type { TreeRecord } from '../model/treeRows.ts';
import type { TreeTableProps } from '../TreeTable.types.ts';

interface Options extends Pick<TreeTableProps, 'widths' | 'onWidths' | 'queryParams' | 'condition'> {
  hasActions: boolean;
  hasBoxes: boolean;
}

interface TreeColumns {
  /** For the element around the table. */
  box: RefObject<HTMLDivElement | null>;
  /** Value of CSS `grid-template-columns`. */
  template: string;
  /** Px that a row takes at least. */
  width: number;
}

/** Px of the menu at the end of a row, of the bar by which the tree is scrolled, and below which a text is not read. */
const [actions, scrollBar, narrowestText] = [56, 16, 120];
/** Px before a name: expander and box, and the levels that are usually open. */
const [expander, checkbox] = [64, 32];

/** Columns as wide as what stands in the rows that are open, as in lists: texts take the room that is left. */
export function useTreeColumns(columns: TreeTableProps['columns'], rows: readonly TreeRecord[], options: Options): TreeColumns {
  const { widths: own, onWidths, hasActions, hasBoxes } = options;
  const locale = useTextLocale();
  const styleOf = useStyleOf();
  const measuredColumns = useMemo(() => columns.map((column) => measured(column, locale, own?.[column.key])), [columns, locale, own]);
  const before = expander + (hasBoxes ? checkbox : 0);
  const { box, places } = useColumnWidths({
    columns: measuredColumns,
    records: rows,
    beside: (hasActions ? actions : 0) + scrollBar + before,
    isFirst: true,
    folds: false,
    scope: `${locale.language} ${JSON.stringify(options.queryParams)} ${options.condition}`,
    isServers: isWritten(styleOf),
  });
  useEffect(() => {
    if (places) onWidths?.(Object.fromEntries(columns.map(({ key }, index) => [key, places[index]!.width])));
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each change of widths
  }, [places]);
  const tracks = measuredColumns.map(({ kind, width }, index) => {
    const px = (places?.[index]?.width ?? width ?? narrowestText) + (index === 0 ? before : 0);
    const isFlexible = kind === 'text' && width === undefined;
    return { least: isFlexible ? Math.min(px, narrowestText + (index === 0 ? before : 0)) : px, share: isFlexible ? px : 0 };
  });
  // Without texts the name takes the room, which is where a row begins.
  const takesAll = tracks.every(({ share }) => share === 0) ? 0 : undefined;
  return {
    box,
    template: [
      ...tracks.map(({ least, share }, index) => (share > 0 || index === takesAll ? `minmax(${least}px, ${share || least}fr)` : `${least}px`)),
      ...(hasActions ? [`${actions}px`] : []),
    ].join(' '),
    width: tracks.reduce((sum, { least }) => sum + least, hasActions ? actions : 0),
  };
}
