import type { createGroupSums } from './groupSums.ts';
import type { createNestedView } from './nestedView.ts';
import type { isSameNesting, nestingOf } from './nestingOf.ts';

/** What the model needs for rows below others. */
export interface NestingCode {
  nestingOf: typeof nestingOf;
  isSameNesting: typeof isSameNesting;
  createNestedView: typeof createNestedView;
  createGroupSums: typeof createGroupSums;
}
