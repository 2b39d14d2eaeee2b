/** Saving a draft. */
import { findByNo } from '../../documents/reading/findByNo.ts';
import { missingFields } from '../../documents/saving/missingFields.ts';
import { newHeader } from '../../documents/saving/newHeader.ts';
import { type Composed, saveDocument } from '../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../documents/saving/store.ts';
import type { FeedbackInput, Saved } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { KeepResult } from '../../shared/contract/commit.ts';
import { type InvalidField, invalid } from '../../shared/refusal/refusal.ts';
import { dealerCountry, wrongPhone } from '../../shared/wrongPhone.ts';
import { feedbackKind } from './feedbackKind.ts';
import { feedbackStore } from './feedbackStore.ts';
import { emptyFeedback, type FeedbackHeader } from './tables.ts';

type Feedback = { header: FeedbackHeader };
/** Whether the related document exists in the user's scope. */
type Facts = { relatedExists: boolean; country: string | undefined };

/** Creates a feedback of the user's dealer, or changes a draft. @throws as `saveDocument` */
export const saveFeedback = async (context: Context, input: FeedbackInput, keep?: KeepResult): Promise<Saved> =>
  (await saveDocument(
    context,
    {
      kind: feedbackKind,
      store: feedbackStore,
      create: (to): Feedback => ({ header: { ...newHeader(to, emptyFeedback), contactName: to.user.realname } }),
      read: async (from, id, { relatedType, relatedNo }) => ({
        document: id === null ? null : await feedbackStore.find(from, id),
        facts: {
          relatedExists: !relatedType || !relatedNo || (await findByNo(from, relatedType, relatedNo)) !== null,
          country: await dealerCountry(from.db, from.user.dealerCode),
        },
      }),
      compose,
      lineHistory: () => [],
    },
    input,
    { confirm: false, keep },
  )) as Saved;

/** Lays the input over the draft; throws 422 with everything that cannot be stored. */
function compose(
  _context: Context,
  { header: base }: Feedback,
  { id: _id, version: _version, ...input }: FeedbackInput,
  { relatedExists, country }: Facts,
): Composed<FeedbackHeader, NoLines> {
  const header: FeedbackHeader = { ...base, ...input, title: (input.title ?? base.title).trim(), content: (input.content ?? base.content).trim() };
  header.relatedType ||= null;
  header.relatedNo = header.relatedNo?.trim() || null;
  // The initial type in the table was not chosen by the user.
  const feedbackType = base.feedbackNo === '' ? input.feedbackType : header.feedbackType;
  const errors: InvalidField[] = missingFields('FeedbackInput', { ...header, feedbackType });
  if (header.relatedType && !header.relatedNo) errors.push({ field: 'relatedNo', code: 'E-013' });
  if (header.relatedNo && !header.relatedType) errors.push({ field: 'relatedType', code: 'E-013' });
  if (!relatedExists) errors.push({ field: 'relatedNo', code: 'E-012' });
  errors.push(...wrongPhone({ field: 'contactPhone', typed: input.contactPhone, stored: base.contactPhone, country }));
  if (errors.length > 0) throw invalid(errors);
  return { document: { header } };
}
