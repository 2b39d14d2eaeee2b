import type { FormDocument } from '../formKind.ts';

/** A field that can be changed no more, although others of the document can. */
export const isFixed = (document: FormDocument | undefined, name: string): boolean => document?.fixed?.includes(name) === true;
