import { newHeader } from '../../../documents/saving/newHeader.ts';
import type { Context } from '../../../shared/context.ts';
import { type Claim, emptyHeader } from '../store/tables.ts';

/** An empty claim of the user's dealer, with everything but its number. */
export const newClaim = (context: Context): Claim => ({ header: newHeader(context, emptyHeader), faults: [], labour: [], parts: [] });
