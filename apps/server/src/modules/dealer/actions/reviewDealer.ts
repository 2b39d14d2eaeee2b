import { json } from '../../../shared/database/database.ts';
import { missingOf } from '../reading/missing.ts';
import { dealerEffect } from './dealerEffect.ts';

/** Looks again what the dealer lacks; its tasks follow. */
export const review = dealerEffect({
  async apply({ context, before }) {
    const missing = await missingOf(context, before);
    return json(missing) === json(before.missing) ? null : { missing };
  },
});
