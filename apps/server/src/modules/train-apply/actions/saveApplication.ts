/** Saving an application: a draft, or one that went back. */
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../../documents/saving/store.ts';
import type { TrainApplyInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { applicationKind } from '../applicationKind.ts';
import { applicationStore } from '../applicationStore.ts';
import { type ApplicationHeader, emptyApplication } from '../tables.ts';

const texts = ['title', 'secondProduct', 'location', 'reason', 'currency'] as const;
const codes = { secondProduct: 'product2', currency: 'currency' } as const;

/** Lays the input over the document; throws 422 with everything that cannot be stored. */
function compose({ services: { dictionaries } }: Context, base: { header: ApplicationHeader }, input: TrainApplyInput): Composed<ApplicationHeader, NoLines> {
  const { id: _id, version: _version, ...typed } = input;
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const written = Object.fromEntries(texts.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]?.trim() || null]])));
  const laid = { ...base.header, ...given, ...written } as ApplicationHeader;
  const header = { ...laid, title: laid.title ?? '', topics: [...new Set(laid.topics)] };
  const { expenses, currency } = header;
  const errors: InvalidField[] = [
    ...(header.title === '' ? [{ field: 'title', code: 'E-013' }] : []),
    ...Object.entries(codes).flatMap(([field, dictionary]) => {
      const value = header[field as keyof typeof codes];
      return value !== null && dictionaries.items(dictionary)?.some((item) => item.value === value) === false ? [{ field, code: 'E-014' }] : [];
    }),
    ...(expenses !== null && !hasDecimals(expenses, 2) ? [{ field: 'expenses', code: 'E-016', params: { n: 2 } }] : []),
    ...(expenses !== null && currency === null ? [{ field: 'currency', code: 'E-013' }] : []),
  ];
  if (errors.length > 0) throw invalid(errors);
  return { document: { header } };
}

const saved: SavedKind<ApplicationHeader, NoLines, TrainApplyInput, null> = {
  kind: applicationKind,
  store: applicationStore,
  create: (context) => ({ header: newHeader(context, emptyApplication) }),
  read: async (context, id) => ({ document: id === null ? null : await applicationStore.find(context, id), facts: null }),
  compose,
  lineHistory: () => [],
};

/** Creates an application of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`. */
export const saveApplication = (context: Context, input: TrainApplyInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(context, saved, input, options);
