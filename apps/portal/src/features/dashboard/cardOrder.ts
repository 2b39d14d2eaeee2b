import { arrangementOf } from '../../shared/arrangement/arrangement.ts';
import type { Card } from './dashboards.ts';

/** Cards can be put in order and hidden. */
const cards: readonly Card[] = [
  'claims',
  'vehicles',
  'pdi',
  'maintenance',
  'parts',
  'stock',
  'finance',
  'goals',
  'orders',
  'forecast',
  'market',
  'suggestions',
  'training',
  'feedback',
];

/** The cards as the user wants them. */
export const cardOrder = arrangementOf('dashboard.cards', cards);
