import { fillAddress } from '@harrow/ui';
import { tokens } from '../../platform/api.ts';
import { config } from '../../platform/config.ts';
import { readStored } from '../../platform/stored.ts';

/**
 * The address of another application with its placeholders filled in; the login token is inserted only where the installation allows it.
 * @returns undefined for an invalid address
 */
export function filledAddress(url: string): string | undefined {
  const values = {
    token: tokens.get() ?? '',
    tenantId: String(readStored<string | number>('TENANT_ID') ?? 0),
    domain: config.domain ?? (config.baseUrl || location.origin),
  };
  return fillAddress(url, values, location.origin, config.tokenOrigins);
}
