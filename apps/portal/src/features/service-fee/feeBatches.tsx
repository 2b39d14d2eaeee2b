/** What is done with several fees at once. */
import type { ServiceFeeItem } from '@harrow/api-client';
import { type BatchAction, lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { previewed } from '../../shared/calls/previewed.ts';
import { cancelFees } from './fees.ts';

// Loaded with the dialog.
const ReasonField = lazyPart(async () => ({ default: (await import('./ReasonField.tsx')).ReasonField }));

/** Cancels fees that staff entered. */
export const cancellation = (t: TFunction<'serviceFee'>): BatchAction<ServiceFeeItem> => ({
  key: 'cancel',
  label: t('action.cancel'),
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('cancel'),
  fields: <ReasonField />,
  ...previewed<{ reason: string }>('serviceFee', (ids, { reason = '' }, trial) => cancelFees({ ids, reason }, trial), false),
});
