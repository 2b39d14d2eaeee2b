import { warrantyClaimsForm } from '@harrow/api-client/forms';
import { describe, expect, test } from 'vitest';
import { type FormState, listed, startForm } from '../../../documents/form/engine/formState.ts';
import { mergeForms } from '../../../documents/form/engine/mergeForms.ts';
import type { FormShape } from '../../../documents/form/engine/sheet.ts';
import { placeProblems, positionsOf, toInput } from '../../../documents/form/engine/toInput.ts';
import { emptyValues, type FormRow, type FormValues, rowsOf, valuesOf } from '../../../documents/form/engine/values.ts';
import { newRowId } from '../../../documents/form/rowId.ts';
import { aClaim, aFault, aLabourLine, aPartLine } from '../claim.fixture.ts';
import { type ClaimLists, faultsOf, newClaim } from './claimForm.ts';
import { linesFrom } from './lines/fromTemplate.ts';
import { newLabour } from './lines/labourLines.ts';
import { newFault } from './lines/newFault.ts';
import { newPart } from './lines/partLines.ts';

const sheet = warrantyClaimsForm;
const shape: FormShape = { sheet, rowNames: {}, rowCodes: { bugList: 'bugCode', detailList: 'hourCode', partsList: 'partsCode' } };
const claim = aClaim({
  bugList: [aFault({ id: 'f1', bugNo: 1 }), aFault({ id: 'f2', bugNo: 2 })],
  // As they were entered, one after the other.
  detailList: [aLabourLine({ id: 'd2', bugId: 'f2' }), aLabourLine({ id: 'd1', bugId: 'f1' })],
  partsList: [aPartLine({ id: 'p1', bugId: 'f2' })],
});
const saved = valuesOf(sheet, claim);
const seen = { id: claim.id, version: 3 };
const faults = (values: FormValues) =>
  faultsOf(values as unknown as ClaimLists).map(({ id, labour, parts }) => [id, labour.map((row) => row.id), parts.map((row) => row.id)]);

test('a new claim is a normal one for the machine it was opened for', () => {
  const values = emptyValues(sheet, newClaim({ vin: 'L9TT504E9SA000123' }));
  expect(values).toMatchObject({ claimType: 'normal', replaceEngine: 'N', vin: 'L9TT504E9SA000123', bugList: [], complaint: null });
});

test('faults stand in the order of their numbers and hold their own lines', () => {
  expect(faults(saved)).toEqual([
    ['f1', ['d1'], []],
    ['f2', ['d2'], ['p1']],
  ]);
});

test('a campaign brings its faults, each with its lines', () => {
  const lines = linesFrom({
    bugList: [
      { bugNo: 1, bugCode: 'A' },
      { bugNo: 2, bugCode: 'B' },
    ],
    detailList: [
      { bugNo: 2, hourCode: 'H2', claimHours: 1 },
      { bugNo: 1, hourCode: 'H1', claimHours: 2 },
    ],
    partsList: [{ bugNo: 2, partsCode: 'P2', qty: 3 }],
  } as never);
  expect(faultsOf(lines).map(({ bugCode, labour, parts }) => [bugCode, labour.map((row) => row.hourCode), parts.map((row) => row.qty)])).toEqual([
    ['A', ['H1'], []],
    ['B', ['H2'], [3]],
  ]);
});

describe('a save', () => {
  test('sends back what was loaded, lines pointing at their faults, and nothing that the server computes or only staff enter', () => {
    const { body } = toInput(sheet, saved, seen);
    expect(body).toMatchObject({ ...seen, vin: claim.vin });
    const [bugList, detailList, partsList] = ['bugList', 'detailList', 'partsList'].map((list) => rowsOf(body, list)) as FormRow[][];
    expect(bugList!.map(({ id }) => id)).toEqual(['f1', 'f2']);
    expect(detailList).toMatchObject([
      { id: 'd1', bugId: 'f1' },
      { id: 'd2', bugId: 'f2' },
    ]);
    expect(partsList).toMatchObject([{ id: 'p1', bugId: 'f2' }]);
    const computed = expect.stringMatching(/audit|Price|Rate|Name|supplier|bugNo/) as string;
    for (const row of [...bugList!, ...detailList!, ...partsList!]) expect(Object.keys(row)).not.toEqual(expect.arrayContaining([computed]));
  });

  test('gives a new fault a number above all others, by which its lines point at it; no temporary id is sent', () => {
    const fault = newFault();
    const begun = listed(shape, startForm(shape, saved, seen), 'bugList', [...rowsOf(saved, 'bugList'), { ...fault }]);
    const { mine } = listed(shape, begun, 'detailList', [...rowsOf(saved, 'detailList'), { ...newLabour(), bugId: fault.id, hourCode: 'H9' }]);
    const { body } = toInput(sheet, mine, seen);
    expect(rowsOf(body, 'bugList')[2]).toEqual({ bugNo: 3 });
    expect(rowsOf(body, 'detailList')[2]).toEqual({ bugNo: 3, hourCode: 'H9' });
  });
});

describe('a problem lands at its place', () => {
  const reviewLists = { faults: 'bugList', details: 'detailList', parts: 'partsList' };
  const place = (field: string, line?: string, positions = positionsOf(sheet, saved)) =>
    placeProblems([{ field, ...(line && { line }), code: 'E-1', text: 'wrong' }], positions, reviewLists)[0];
  test.each([
    ['a header field', 'complaint', undefined, { list: undefined }],
    ['a fault', 'failureReason', 'bugList[1]', { list: 'bugList', rowId: 'f2', field: 'failureReason' }],
    ['a labour line', 'hourCode', 'detailList[1]', { list: 'detailList', rowId: 'd2', field: 'hourCode' }],
    ['a part line', 'qty', 'partsList[0]', { list: 'partsList', rowId: 'p1', field: 'qty' }],
    ['a line that is gone', 'qty', 'partsList[7]', { list: undefined, field: 'qty' }],
  ])('%s', (_name, field, line, expected) => expect(place(field, line)).toMatchObject(expected));

  test('approved hours of a review, whose lines are sent in the order of the server', () => {
    expect(place('auditHours', 'details[0]', positionsOf(sheet, claim as unknown as FormValues))).toMatchObject({ list: 'detailList', rowId: 'd2' });
  });
});

describe('what was said of a fault', () => {
  const error = (list: string, rowId: string, field: string) => ({ list, rowId, field, code: 'E-1', text: 'wrong' });
  const left = (state: FormState): string[] => state.errors.map(({ rowId, field }) => `${rowId}.${field}`);
  const errors = [error('bugList', 'f1', 'detailList'), error('bugList', 'f1', 'causalPartCode'), error('bugList', 'f1', 'failureReason')];
  const failed = { ...startForm(shape, saved, seen), errors };
  test('adding a line answers that it has none, not that its reason is missing', () => {
    const added = listed(shape, failed, 'partsList', [...rowsOf(saved, 'partsList'), { ...newPart(), bugId: 'f1' }]);
    expect(left(added)).toEqual(['f1.failureReason']);
  });
  test('removing it takes everything along', () => {
    const removed = listed(shape, failed, 'bugList', rowsOf(saved, 'bugList').slice(1));
    expect([left(removed), faults(removed.mine)]).toEqual([[], [['f2', ['d2'], ['p1']]]]);
  });
});

describe('two people', () => {
  const change = (list: string, id: string, patch: object): FormValues => ({
    ...saved,
    [list]: rowsOf(saved, list).map((row) => (row.id === id ? { ...row, ...patch } : row)),
  });
  test('who change different lines of a fault both have their way', () => {
    const { form } = mergeForms(shape, { base: saved, mine: change('detailList', 'd2', { claimHours: 0.7 }), theirs: change('partsList', 'p1', { qty: 9 }) });
    expect([rowsOf(form, 'detailList')[1]!['claimHours'], rowsOf(form, 'partsList')[0]!['qty']]).toEqual([0.7, 9]);
  });
  test('a code that was changed here keeps what belongs to it', () => {
    const mine = change('detailList', 'd1', { hourCode: 'X', hourName: 'Other', standardHours: 9 });
    const { form } = mergeForms(shape, { base: saved, mine, theirs: change('detailList', 'd1', { claimHours: 0.7 }) });
    expect(rowsOf(form, 'detailList')[0]).toMatchObject({ hourCode: 'X', hourName: 'Other', standardHours: 9, claimHours: 0.7 });
  });
  test('a new fault that both have typed lines below stays with its lines', () => {
    const fault = { ...newFault(), id: newRowId() };
    const mine = {
      ...saved,
      bugList: [...rowsOf(saved, 'bugList'), fault],
      partsList: [...rowsOf(saved, 'partsList'), { ...newPart('new-p'), bugId: fault.id }],
    };
    const { form } = mergeForms(shape, { base: saved, mine, theirs: change('bugList', 'f1', { correction: 'Sealed' }) });
    expect(faults(form).at(-1)).toEqual([fault.id, [], ['new-p']]);
  });
});
