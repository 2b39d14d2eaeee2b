import { ApiError, type PortalTarget } from '@harrow/api-client';
import { emitFailure } from '../../platform/failures/failureEvents.ts';
import { openSite } from '../../shared/sites/useSiteActions.ts';
import { filledAddress } from './filledAddress.ts';

/** Opens an address of the menu in a new window; a refusal is reported like that of any other call. */
export async function leadOut(address: string): Promise<void> {
  const [, site] = /^portal:(\w+)$/.exec(address) ?? [];
  if (site === undefined) return void window.open(filledAddress(address), '_blank', 'noopener');
  try {
    await openSite(site as PortalTarget, {});
  } catch (error) {
    if (error instanceof ApiError) emitFailure({ type: 'failed', error });
  }
}
