import type { Grants } from './matrix.ts';

/** Rights of areas whose calls are still to come: a role gets each when something asks for it. A module that declares one of these takes it from here. */
export const grantsInAdvance: Readonly<Record<string, Grants>> = {};
