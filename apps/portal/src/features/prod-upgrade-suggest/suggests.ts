import {
  type ProdUpgradeSuggest,
  type ProdUpgradeSuggestInput,
  type ProdUpgradeSuggestItem,
  prodUpgradeSuggestsBoard,
  prodUpgradeSuggestsDetail,
  prodUpgradeSuggestsEvidence,
  prodUpgradeSuggestsList,
  prodUpgradeSuggestsPlan,
  prodUpgradeSuggestsRemove,
  prodUpgradeSuggestsReply,
  prodUpgradeSuggestsSave,
  prodUpgradeSuggestsStatusCounts,
  prodUpgradeSuggestsSystems,
  prodUpgradeSuggestsVote,
  resultOf,
  type SuggestOnBoard,
} from '@harrow/api-client';
import type { Tone } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** The calls behind list and page. */
export const suggests = resource<ProdUpgradeSuggestItem, ProdUpgradeSuggest, ProdUpgradeSuggestInput>('prodUpgradeSuggest', {
  list: listOf(prodUpgradeSuggestsList),
  detail: detailOf(prodUpgradeSuggestsDetail),
  save: saveOf(prodUpgradeSuggestsSave),
});

/** Suggestions of all dealers. */
export const board = resource<SuggestOnBoard, never>('suggestBoard', { list: listOf(prodUpgradeSuggestsBoard) });

export const voteFor = batchOf(prodUpgradeSuggestsVote);
export const replyTo = writeOf(prodUpgradeSuggestsReply);
export const planSuggests = batchOf(prodUpgradeSuggestsPlan);

/** Systems rarely change. */
const systemsLifeMs = 10 * 60_000;

/** Systems of machines of a product line. @param secondProduct null: of any */
export const systemsOf = (secondProduct: string | null) =>
  queryOptions({
    queryKey: [...suggests.key, 'systems', secondProduct],
    queryFn: ({ signal }) => resultOf(prodUpgradeSuggestsSystems({ query: { ...(secondProduct && { secondProduct }) }, signal })),
    staleTime: systemsLifeMs,
  });

/** What warranty claims say about the subject of a suggestion. */
export const evidenceOf = (id: string) =>
  queryOptions({
    queryKey: [...suggests.key, 'evidence', id],
    queryFn: ({ signal }) => resultOf(prodUpgradeSuggestsEvidence({ query: { id }, signal })),
  });

/** The statuses in the order of the work. */
const suggestStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'audit_succeeded', 'closed'] as const;

export const priorityTones: Readonly<Record<string, Tone>> = { low: 'default', normal: 'blue', high: 'error' };

/** Table under which files of a suggestion are kept. */
export const suggestFiles = 'prod_upgrade_suggest';

const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const makerDefaults = waiting('submitted,pass');

/** Suggestions of the user's scope; reviewers begin with those that they work on. */
export const suggestListing = {
  resource: suggests,
  address: '/market/suggest',
  statuses: { order: suggestStatuses, counts: statusCounts(suggests.key, prodUpgradeSuggestsStatusCounts) },
  defaults: (isMaker: boolean) => (isMaker ? makerDefaults : defaultListState),
  isPrintable: true,
  ...deletionOf(prodUpgradeSuggestsRemove),
} satisfies DocumentListing<ProdUpgradeSuggestItem>;
