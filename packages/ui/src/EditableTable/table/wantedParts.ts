import { blocksOnDemand } from '../blockRows/blocksOnDemand.ts';
import type { PartsOnDemand } from '../context/partsOnDemand.ts';
import { oldValuesOnDemand } from '../live/oldValuesOnDemand.ts';
import { nestingOnDemand } from '../nestedRows/nestingOnDemand.ts';
import { pagerOnDemand } from '../paging/pagerOnDemand.ts';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { rowSavesOnDemand } from '../saving/rowSavesOnDemand.ts';
import { spansOnDemand } from '../spans/spansOnDemand.ts';

type Wanted<Row extends object> = Pick<EditableTableProps<Row>, 'columns' | 'rowSource' | 'rowGroups' | 'tree' | 'pages' | 'onRowSave' | 'reloadEffect'>;

const wantedParts = <Row extends object>(props: Wanted<Row>): readonly (readonly [parts: PartsOnDemand<unknown>, isWanted: boolean])[] => [
  [nestingOnDemand, (props.rowGroups ?? props.tree) !== undefined],
  [blocksOnDemand, props.rowSource !== undefined],
  [spansOnDemand, props.columns.some(({ span }) => span === true)],
  [pagerOnDemand, props.pages !== undefined && props.pages !== false],
  [oldValuesOnDemand, props.reloadEffect === true],
  [rowSavesOnDemand, props.onRowSave !== undefined],
];

/** Begins to fetch all code that a table needs beside its own, before it waits for its texts. */
export const askForParts = <Row extends object>(props: Wanted<Row>): void => wantedParts(props).forEach(([parts, isWanted]) => parts.ask(isWanted));

/** Suspends until all of it is there, before anything is made that would be made again. */
export const waitForParts = <Row extends object>(props: Wanted<Row>): void => wantedParts(props).forEach(([parts, isWanted]) => void parts.read(isWanted));
