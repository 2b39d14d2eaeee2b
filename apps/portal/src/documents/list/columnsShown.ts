import type { Column } from '@harrow/ui';

interface Viewed {
  /** Filter, and column, of the statuses. */
  statusFilter: string;
  /** The status that was chosen; several are joined by commas, `''` are all. */
  status: string;
  isMaker: boolean;
  /** Records of one status may mean different things, and say so in its column. Default false. */
  isTelling?: boolean;
}

/** The columns that tell records apart: no status where all have the same and it says all, and no name of the dealer for dealers, unless they ask for it. */
export const columnsShown = <Item>(columns: Column<Item>[], { statusFilter, status, isMaker, isTelling = false }: Viewed): Column<Item>[] =>
  columns
    .filter(({ key }) => key !== statusFilter || isTelling || status === '' || status.includes(','))
    .map((column) => (column.key === 'dealerName' && !isMaker ? { ...column, defaultHidden: true } : column));
