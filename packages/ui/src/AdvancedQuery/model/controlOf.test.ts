import { expect, test } from 'vitest';
import type { QueryControls, QueryField } from '../AdvancedQuery.types.ts';
import { controlOf } from './controlOf.ts';

const [ofField, ofType, ofText] = [() => 'field', () => 'type', () => 'text'];
const controls: QueryControls = { byField: { amount: ofField, 'parts,price': ofField }, byType: { number: ofType, text: ofText } };

test.each<[QueryField, unknown]>([
  [{ value: 'amount', type: 'number' }, ofField],
  [{ value: 'parts,price', type: 'number' }, ofField],
  [{ value: 'price', type: 'number' }, ofType],
  [{ value: 'vin' }, ofText],
  [{ value: 'vin', type: 'string' }, undefined],
  [{ value: 'constructor', type: 'constructor' }, undefined],
])('%j', (field, control) => expect(controlOf(field, controls)).toBe(control));

test('none, where the host has none', () => expect(controlOf({ value: 'vin' }, {})).toBeUndefined());
