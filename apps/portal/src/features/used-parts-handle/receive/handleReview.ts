import type { UsedPartsHandle } from '@harrow/api-client';
import { placeKey } from '../../../documents/actions/marks.ts';
import type { ReviewKind } from '../../../documents/review/reviewInHand.ts';
import { todayIn } from '../../../shared/todayIn.ts';

/** The maker's receipt of a parcel: date, inspection of its cores, approved freight. */
export const handleReview: ReviewKind<UsedPartsHandle> = {
  valuesOf: ({ allowedActions, lines, freight }) =>
    allowedActions.includes('receive')
      ? {
          ...Object.fromEntries(
            lines.flatMap(({ id, restQty }) =>
              restQty > 0
                ? [
                    [placeKey('receivedQty', id), null],
                    [placeKey('inspection', id), null],
                    [placeKey('inspectRemark', id), ''],
                  ]
                : [],
            ),
          ),
          receivedDate: todayIn(undefined),
          auditFreight: freight,
          inspectResult: '',
        }
      : undefined,
  dicts: { inspection: 'inspect_result' },
};
