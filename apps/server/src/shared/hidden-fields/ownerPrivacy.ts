import type { CurrentUser } from '../session/currentUser.ts';
import { masked } from './hideFields.ts';

/** Roles that never need an owner's phone or papers. */
const withoutOwner: readonly string[] = ['MFR_PARTS', 'MFR_SALES', 'MFR_TRAINING', 'SYS_ADMIN'];

/** Whether phones and papers of owners are shown to the user as they are. */
export const knowsOwners = ({ roles }: Pick<CurrentUser, 'roles'>): boolean => roles.some((role) => !withoutOwner.includes(role));

/** A phone or id number as the user may see it. */
export const privateNumber = (value: string | null, user: Pick<CurrentUser, 'roles'>): string | null => (knowsOwners(user) ? value : masked(value));

/** A name that only its bearer needs to recognise: `Soto` → `S***`. */
export const maskedName = (name: string | null): string | null => (name === null ? null : `${[...name][0] ?? ''}***`);
