import type { ClientConfig } from '@harrow/api-client';
import { weekMs, writeStored } from '../stored.ts';

/** Keeps what the server says about passwords: how they are written and what they need. No secret; gone with the logout. */
export function rememberPasswordRules({ passwordEncoding, passwordPolicy }: Pick<ClientConfig, 'passwordEncoding' | 'passwordPolicy'>): void {
  writeStored('ENCRYPTED_STRING', { encoding: passwordEncoding, policy: passwordPolicy }, weekMs);
}
