/** The calls for single lines. Each says to `save` what the lines are afterwards, so that the rules exist once. */
import type { DetailInput, FaultInput, PartInput, SavedLine, WarrantyClaimInput } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { findNamedClaim } from './reading/claimQueries.ts';
import { changeLines } from './actions/saveClaim.ts';
import type { TrxContext } from '../../shared/context.ts';
import { claimStore } from './store/claimStore.ts';
import type { Claim } from './store/tables.ts';

type LineRoute =
  | 'warrantyClaimsBugSave'
  | 'warrantyClaimsBugDelete'
  | 'warrantyClaimsBugParts'
  | 'warrantyClaimsDetailSave'
  | 'warrantyClaimsDeleteDetail'
  | 'warrantyClaimsPartsSave'
  | 'warrantyClaimsPartsDelete';

/** The three lists of a claim: what `save` calls them, and where they are in a claim. */
const lists = {
  fault: { input: 'bugList', lines: 'faults' },
  labour: { input: 'detailList', lines: 'labour' },
  part: { input: 'partsList', lines: 'parts' },
} as const;
type List = (typeof lists)[keyof typeof lists];
type LineInput = (FaultInput | DetailInput | PartInput) & { claimId: string; version: number };

const keep = (lines: readonly { id: string }[]) => lines.map(({ id }) => ({ id }));
const inputOf = (list: List, lines: readonly object[]): WarrantyClaimInput => ({ [list.input]: lines });

async function saveLine(context: TrxContext, list: List, { claimId, version, ...line }: LineInput): Promise<SavedLine> {
  let known = new Set<string>();
  const { document: claim, version: next } = await changeLines(context, { id: claimId, version }, (stored: Claim) => {
    const ids = keep(stored[list.lines]);
    known = new Set(ids.map(({ id }) => id));
    if (line.id && !known.has(line.id)) throw refuse('E-012');
    return inputOf(list, line.id ? ids.map((other) => (other.id === line.id ? line : other)) : [...ids, line]);
  });
  const saved = line.id ?? claim[list.lines].find(({ id }) => !known.has(id))?.id;
  if (!saved) throw new Error('a saved line has an id');
  return { id: saved, version: next };
}

async function removeLine(context: TrxContext, list: List, id: string): Promise<SavedLine> {
  const claimId = await claimStore.documentOfLine(context.db, list.lines, id);
  if (!claimId) throw refuse('E-012');
  const { version } = await changeLines(context, { id: claimId, version: undefined }, (stored) =>
    inputOf(
      list,
      keep(stored[list.lines]).filter((line) => line.id !== id),
    ),
  );
  return { id, version };
}

export const lineRoutes = (services: Services): Pick<Handlers<'warrantyClaims'>, LineRoute> => ({
  warrantyClaimsBugSave: ({ body, commit }) => commit((within) => saveLine(within, lists.fault, body)),
  warrantyClaimsBugDelete: ({ query, commit }) => commit((within) => removeLine(within, lists.fault, query.id)),
  warrantyClaimsDetailSave: ({ body, commit }) => commit((within) => saveLine(within, lists.labour, body)),
  warrantyClaimsDeleteDetail: ({ query, commit }) => commit((within) => removeLine(within, lists.labour, query.id)),
  warrantyClaimsPartsSave: ({ body, commit }) => commit((within) => saveLine(within, lists.part, body)),
  warrantyClaimsPartsDelete: ({ query, commit }) => commit((within) => removeLine(within, lists.part, query.id)),

  async warrantyClaimsBugParts({ query, language, context }) {
    const claimId = await claimStore.documentOfLine(services.db, 'faults', query.bugId);
    if (!claimId) throw refuse('E-012');
    const { partsList } = await findNamedClaim(context, claimId);
    const named = partsList.filter(({ bugId }) => bugId === query.bugId);
    return named.map((part) => ({ ...part, sourceType_dictText: services.dictionaries.text('parts_source', part.sourceType, language) }));
  },
});
