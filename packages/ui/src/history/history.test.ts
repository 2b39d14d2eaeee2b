import { expect, test } from 'vitest';
import { changeHistory, type History, type HistoryAction, startHistory } from './history.ts';

const to = (state: string, source?: string): HistoryAction<string> => ({ type: 'change', change: () => state, ...(source && { source }) });
const undo = { type: 'undo' } as const;
const redo = { type: 'redo' } as const;
const after = (...actions: HistoryAction<string>[]): History<string> => actions.reduce(changeHistory<string>, startHistory('start'));

test.each<[string, HistoryAction<string>[], string]>([
  ['undo goes back one step', [to('a'), to('b'), undo], 'a'],
  ['redo goes forward again', [to('a'), to('b'), undo, redo], 'b'],
  ['a change after undo ends what could be done again', [to('a'), undo, to('b'), redo], 'b'],
  ['undo at the beginning does nothing', [undo], 'start'],
  ['typing in one input is one step', [to('a'), to('b', 'x'), to('bc', 'x'), undo], 'a'],
  ['typing in another input is another step', [to('b', 'x'), to('c', 'y'), undo], 'b'],
  ['typing on after undo is a step of its own', [to('a', 'x'), to('b', 'x'), undo, to('c', 'x'), undo], 'start'],
  ['another beginning cannot be undone', [to('a'), { type: 'restart', state: 'new' }, undo], 'new'],
])('%s', (_name, actions, state) => expect(after(...actions).present).toBe(state));

test('a change that changes nothing is no step', () => expect(after(to('a'), to('a')).past).toEqual(['start']));
test('a hundred steps are kept', () => expect(after(...Array.from({ length: 150 }, (_, index) => to(String(index)))).past).toHaveLength(100));
