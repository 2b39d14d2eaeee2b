import { expect, test } from 'vitest';
import { aClaim, aFault, aLabourLine } from '../claim.fixture.ts';
import { startEdits } from '../../../documents/form/documentEdits.ts';
import { editClaim } from './claimEdits.ts';
import type { PlacedError } from './claimErrors.ts';
import { fromClaim } from './claimForm.ts';

const start = startEdits(
  fromClaim(
    aClaim({
      bugList: [aFault({ id: 'f1' })],
      detailList: [aLabourLine({ id: 'd1', bugId: 'f1' }), aLabourLine({ id: 'd2', bugId: 'f1' })],
      partsList: [],
    }),
  ),
);
const error = (place: PlacedError['place']): PlacedError => ({ place, section: 'faults', code: 'E-1', text: 'wrong' });

test('nothing is unsaved until something is edited', () => {
  expect(start.form).toBe(start.saved);
  const edited = editClaim(start, { type: 'header', patch: { complaint: 'Loud' } });
  expect(edited.form.complaint).toBe('Loud');
  expect(edited.form).not.toBe(edited.saved);
  expect(editClaim(edited, { type: 'loaded', form: edited.form }).saved).toBe(edited.form);
});

test('a line that was changed loses its errors, the others keep theirs', () => {
  const errors = [
    error({ kind: 'labour', faultId: 'f1', rowId: 'd1', field: 'claimHours' }),
    error({ kind: 'labour', faultId: 'f1', rowId: 'd2', field: 'claimHours' }),
  ];
  const [first, second] = start.form.faults[0]!.labour;
  const edited = editClaim({ ...start, errors }, { type: 'labour', faultId: 'f1', rows: [{ ...first!, claimHours: 1 }, second!] });
  expect(edited.errors).toEqual([errors[1]]);
});

test('adding a line answers that the fault has none, not that its reason is missing', () => {
  const errors = [error({ kind: 'fault', faultId: 'f1', field: 'detailList' }), error({ kind: 'fault', faultId: 'f1', field: 'failureReason' })];
  const edited = editClaim({ ...start, errors }, { type: 'labour', faultId: 'f1', rows: start.form.faults[0]!.labour });
  expect(edited.errors).toEqual([errors[1]]);
});

test('removing a fault takes its errors along', () => {
  const errors = [error({ kind: 'fault', faultId: 'f1', field: 'bugCode' }), error({ kind: 'header', field: 'complaint' })];
  expect(editClaim({ ...start, errors }, { type: 'removeFault', faultId: 'f1' }).errors).toEqual([errors[1]]);
});

test('a restored form counts as unsaved', () => {
  const restored = editClaim(start, { type: 'restored', form: { ...start.form, complaint: 'Typed yesterday' } });
  expect(restored.form).not.toBe(restored.saved);
});
