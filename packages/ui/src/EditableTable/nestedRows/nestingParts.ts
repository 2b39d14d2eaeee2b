/** Code that only tables with groups or a tree need; see `nestingOnDemand`. */
export { BranchButton } from './BranchButton.tsx';
export { GroupHeading } from './GroupHeading.tsx';
export { linesAbove } from './stuckLines.ts';
export { StuckLines } from './StuckLines.tsx';
export { createGroupSums } from '../nesting/groupSums.ts';
export { createNestedView } from '../nesting/nestedView.ts';
export { branchOf, indentOf } from '../nesting/branch.ts';
export { turnLine } from './turnLine.ts';
export { isSameNesting, nestingOf } from '../nesting/nestingOf.ts';
