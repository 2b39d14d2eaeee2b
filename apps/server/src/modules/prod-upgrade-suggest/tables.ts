import type { GeneratedAlways, Selectable } from 'kysely';
import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { Priority, SuggestType } from '../../generated/types.gen.ts';
import type { SuggestStatus } from './rules/workflow.ts';

/** A suggestion of a dealer for a product. */
export const emptySuggest = {
  ...emptyDocument,
  ...emptyReturn,
  status: 'draft' as SuggestStatus,
  suggestNo: '',
  title: '',
  secondProduct: '',
  thirdProduct: null as string | null,
  fourthProduct: null as string | null,
  vin: null as string | null,
  /** Code of the fault catalogue. */
  system: '',
  suggestType: 'reliability' as SuggestType,
  currentProblem: '',
  suggestion: '',
  expectedBenefit: null as string | null,
  affectedQty: null as number | null,
  priority: null as Priority | null,
  /** Number of rows of `suggest_vote`. */
  votes: 0,
  replyContent: null as string | null,
  replyBy: null as string | null,
  replyTime: null as string | null,
  /** The submission that was answered last. */
  replyRound: null as number | null,
  planVersion: null as string | null,
  planDate: null as string | null,
};

export type SuggestHeader = typeof emptySuggest;

type SuggestTable = TableOf<SuggestHeader> & { submissionStatus: GeneratedAlways<'draft' | 'submitted'> };
export type SuggestRow = Selectable<SuggestTable>;

interface SuggestVote {
  suggestId: string;
  dealerCode: string;
  /** Who gave it. */
  username: string;
  createTime: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    prodUpgradeSuggest: SuggestTable;
    suggestVote: SuggestVote;
  }
}
