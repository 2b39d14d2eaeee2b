/** Code that only tables with groups or a tree need; see `useNestingParts`. */
export { BranchButton } from './BranchButton.tsx';
export { GroupHeading } from './GroupHeading.tsx';
export { createGroupSums } from './groupSums.ts';
export { createNestedView } from './nestedView.ts';
export { branchOf, indentOf } from './branch.ts';
export { turnLine } from './turnLine.ts';
export { isSameNesting, nestingOf } from './nestingOf.ts';
