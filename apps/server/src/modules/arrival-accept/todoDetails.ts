import { detailsOf } from '../../documents/documentType.ts';
import { arrivalKind } from './arrivalKind.ts';

/** The inbox shows the machine; an acceptance has nothing to add. */
export const todoDetails = detailsOf(arrivalKind, () => ({ subject: null, reviewer: null }));
