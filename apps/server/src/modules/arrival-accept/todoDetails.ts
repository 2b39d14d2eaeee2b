import { detailsOf } from '../../documents/documentType.ts';
import { arrivalKind } from './arrivalKind.ts';
import type { ArrivalHeader } from './tables.ts';

/** The inbox shows the model. */
export const todoDetails = detailsOf<ArrivalHeader>(arrivalKind, ({ fourthProduct }) => ({ subject: fourthProduct, reviewer: null }));
