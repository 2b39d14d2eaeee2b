import { type SignIn, signInsList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Log of sign-ins. */
export const visits = resource<SignIn, never>('visit', { list: listOf(signInsList) });
