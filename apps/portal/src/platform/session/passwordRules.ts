import type { ClientConfig } from '@harrow/api-client';
import { weekMs, writeStored } from '../stored.ts';

/** Keeps the server's rules for passwords: encoding and policy. No secret; removed at sign-out. */
export function rememberPasswordRules({ passwordEncoding, passwordPolicy }: Pick<ClientConfig, 'passwordEncoding' | 'passwordPolicy'>): void {
  writeStored('ENCRYPTED_STRING', { encoding: passwordEncoding, policy: passwordPolicy }, weekMs);
}
