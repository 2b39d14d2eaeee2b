import { arrangementOf } from '../../shared/arrangement/arrangement.ts';
import type { Card } from './dashboards.ts';

/** Parts of the page that can be put in order and hidden: cards, and the money of home. */
export type Part = Card | 'money';

const parts: readonly Part[] = [
  'claims',
  'vehicles',
  'pdi',
  'maintenance',
  'parts',
  'stock',
  'money',
  'collections',
  'goals',
  'orders',
  'forecast',
  'market',
  'suggestions',
  'training',
  'feedback',
];

/** The parts as the user wants them. */
export const cardOrder = arrangementOf('dashboard.cards', parts);
