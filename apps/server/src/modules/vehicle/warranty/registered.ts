/** Changes of machines by handovers and extensions, as the system. */
import { act } from '../../../documents/act.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { TrxContext } from '../../../shared/context.ts';
import type { Registration } from './registration.ts';
import { type Extension, vehicleKind } from '../vehicleKind.ts';

type Acting = Pick<TrxContext, 'services' | 'db'>;

/** The machine is with its owner, and under warranty. */
export const registerMachine = async ({ services, db }: Acting, id: string, registration: Registration): Promise<void> =>
  void (await act(systemContext(services, db), vehicleKind, 'register', { id, registration }));

/** Its registration is being corrected: nothing is known of its cover meanwhile. */
export const suspendRegistration = async ({ services, db }: Acting, id: string): Promise<void> =>
  void (await act(systemContext(services, db), vehicleKind, 'suspendWarranty', { id }));

/** The maker is asked when its warranty begins. */
export const proposeWarrantyStart = async ({ services, db }: Acting, id: string): Promise<void> =>
  void (await act(systemContext(services, db), vehicleKind, 'proposeWarranty', { id }));

/** It is covered for longer, or no longer. */
export const extendCover = async ({ services, db }: Acting, id: string, extension: Extension): Promise<void> =>
  void (await act(systemContext(services, db), vehicleKind, 'extendCover', { id, extension }));
