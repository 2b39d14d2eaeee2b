/** News as a kind of document. */
import type { Selectable } from 'kysely';
import type { ActionInput, DocumentKind } from '../../documents/kind.ts';
import type { NewsAction, NewsInput, NewsStatus } from '../../generated/types.gen.ts';
import { edit, publish } from './changeNews.ts';
import type { NewsTable } from './tables.ts';
import { type NewsState, newsWorkflow } from './workflow.ts';

export type NewsRow = Selectable<NewsTable>;

export interface NewsActionInput extends ActionInput {
  news?: NewsInput;
}

/** A document of the maker, not of a dealer: all authors see all stories. */
export const newsKind: DocumentKind<NewsRow, NewsAction, NewsState, NewsActionInput> = {
  docType: 'news',
  table: 'news',
  noColumn: 'newsNo',
  ofMaker: true,
  scope: () => undefined,
  workflow: newsWorkflow,
  effects: { edit, publish },
  states: async () => stateOf,
};

/** A story has no submitter. */
export const stateOf = ({ status }: { status: NewsStatus }): NewsState => ({ status, submitBy: null });
