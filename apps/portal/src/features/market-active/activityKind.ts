import type { MarketActive } from '@harrow/api-client';
import { marketActivesForm } from '@harrow/api-client/forms';
import { marketActiveSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import type { ReviewKind } from '../../documents/review/reviewInHand.ts';
import { activityFiles, activityListing } from './activities.ts';

/** The most that can be settled: neither more than was approved nor more than the activity has cost. */
export const mostSettled = ({ approvedAmount, actualCost }: Pick<MarketActive, 'approvedAmount' | 'actualCost'>): number =>
  Math.min(approvedAmount ?? 0, actualCost ?? 0);

/** A reviewer's amounts: initially all that is applied for, and all that can be settled. */
const review: ReviewKind<MarketActive> = {
  valuesOf(activity) {
    const { allowedActions, supportAmount, approvedAmount } = activity;
    if (allowedActions.includes('pass')) return { ...(supportAmount && { approvedAmount: supportAmount }), opinion: '' };
    if (allowedActions.includes('auditSucceeded')) return { ...(approvedAmount && { settledAmount: mostSettled(activity) }), deductReason: '', opinion: '' };
    return undefined;
  },
};

export const { DocumentForm, Section, Field, Slots, useValue, useDocument } = partsOf({
  docType: 'marketActive',
  ...activityListing,
  sheet: marketActivesForm,
  lists: {},
  slots: { table: activityFiles, names: marketActiveSlots },
  numberOf: ({ activeNo }) => activeNo,
  review,
});
