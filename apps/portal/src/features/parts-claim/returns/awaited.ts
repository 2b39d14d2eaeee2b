import type { PartsClaimLine } from '@harrow/api-client';

/** The maker wants goods of the line back, and they have not come yet. */
export const isAwaited = ({ returnQty, returnCondition, settled }: PartsClaimLine): boolean => returnQty > 0 && returnCondition === null && settled === 'N';
