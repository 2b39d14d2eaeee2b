import { detailsOf } from '../../documents/documentType.ts';
import { handoverKind } from './handoverKind.ts';
import type { HandoverHeader } from './tables.ts';

/** The inbox shows the model. */
export const todoDetails = detailsOf<HandoverHeader>(handoverKind, ({ fourthProduct }) => ({ subject: fourthProduct, reviewer: null }));
