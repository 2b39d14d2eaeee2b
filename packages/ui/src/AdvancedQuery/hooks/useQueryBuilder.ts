import { maxLines, type QueryGroup } from '@harrow/validation/query';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { QueryRecord } from '../AdvancedQuery.types.ts';
import { fieldOf, type KnownField } from '../model/fields.ts';
import { changeHistory, type History, type HistoryAction, startHistory } from '../../history/history.ts';
import { blankLine, chooseField, chooseRule, chooseSource } from '../model/line.ts';
import {
  addTo,
  buildGroup,
  type BuiltGroup,
  buildLine,
  changeGroup,
  changeLine,
  copyOf,
  insertBehind,
  isBuiltGroup,
  linesOf,
  moveItem,
  placeOf,
  removeItem,
  type Side,
  stepItem,
} from '../model/tree.ts';
import { useQueryTexts } from './useQueryTexts.ts';

/** Target of the focus after a change: a part of a line or group. */
export type FocusPart = 'field' | 'value' | 'move' | 'remove' | 'add';

export interface QueryBuilder {
  root: BuiltGroup;
  lineCount: number;
  isFull: boolean;
  undoSteps: number;
  redoSteps: number;
  /** Announcement of the last change, for screen readers. */
  said: string;
  /** The item whose part takes the focus after this render. */
  focus: { id: string; part: FocusPart } | undefined;
  /** Adds a line, about a field where one is named. */
  addLine: (groupId: string, fieldName?: string) => void;
  addGroup: (groupId: string) => void;
  clone: (id: string) => void;
  remove: (id: string) => void;
  step: (id: string, step: -1 | 1) => void;
  place: (id: string, targetId: string, side: Side) => void;
  setMatch: (groupId: string, match: QueryGroup['match']) => void;
  /** The group holds where its conditions do not, or where they do again. */
  setNot: (groupId: string, not: boolean) => void;
  setField: (id: string, name: string) => void;
  setRule: (id: string, rule: string) => void;
  setValue: (id: string, value: string) => void;
  /** The line compares with another field, or with a value again. */
  setSource: (id: string, isField: boolean) => void;
  toggleMute: (id: string) => void;
  undo: () => void;
  redo: () => void;
  reset: () => void;
  /** Puts a query in place of what is built; `restart`: what was before cannot be undone. */
  load: (query: QueryGroup, restart?: boolean) => void;
  say: (text: string) => void;
}

export const emptyQuery: QueryGroup = { match: 'and', items: [] };

/** The query that is being built, its history, and what is said about changes. */
export function useQueryBuilder(start: QueryGroup, fields: readonly KnownField[]): QueryBuilder {
  const { t } = useQueryTexts();
  const [history, dispatch] = useReducer(changeHistory<BuiltGroup>, start, (query): History<BuiltGroup> => startHistory(buildGroup(query)));
  const [said, say] = useState('');
  const [focus, setFocus] = useState<QueryBuilder['focus']>();
  const { present: root, past, future } = history;
  const newest = useRef({ root, fields });
  useEffect(() => {
    newest.current = { root, fields };
  });

  const commands = useMemo(() => {
    const change = (make: (tree: BuiltGroup) => BuiltGroup, source?: string): void => {
      dispatch({ type: 'change', change: make, ...(source && { source }) } satisfies HistoryAction<BuiltGroup>);
    };
    const changed = (id: string, make: (line: QueryRecord, field: KnownField) => QueryRecord, source?: string): void =>
      change((tree) => changeLine(tree, id, (line) => make(line, fieldOf(line, newest.current.fields))), source);
    const numberOf = (id: string, tree = newest.current.root): number => linesOf(tree).findIndex((line) => line.id === id) + 1;
    const isFull = (added: number): boolean => linesOf(newest.current.root).length + added > maxLines;

    const moveTo = (id: string, next: BuiltGroup): void => {
      const place = placeOf(next, id);
      if (!place || next === newest.current.root) return say(t('said.notMoved'));
      change(() => next);
      setFocus({ id, part: 'move' });
      say(t('said.moved', { n: place.index + 1, count: place.parent.items.length }));
    };

    return {
      addLine(groupId: string, fieldName?: string) {
        if (isFull(1)) return say(t('full', { n: maxLines }));
        const field = newest.current.fields.find(({ value }) => value === fieldName);
        const line = buildLine(field ? chooseField(blankLine, field) : blankLine);
        const next = addTo(newest.current.root, groupId, line);
        change((tree) => addTo(tree, groupId, line));
        setFocus({ id: line.id, part: field ? 'value' : 'field' });
        say(t('said.added', { n: numberOf(line.id, next) }));
      },
      addGroup(groupId: string) {
        if (isFull(1)) return say(t('full', { n: maxLines }));
        const { root: tree } = newest.current;
        const parent = tree.id === groupId ? tree : placeOf(tree, groupId)?.item;
        // A group that matches like its parent would say nothing of its own.
        const match = parent && isBuiltGroup(parent) && parent.match === 'or' ? 'and' : 'or';
        const group = buildGroup({ match, items: [blankLine] });
        change((now) => addTo(now, groupId, group));
        setFocus({ id: group.items[0]!.id, part: 'field' });
        say(t('said.groupAdded'));
      },
      clone(id: string) {
        const place = placeOf(newest.current.root, id);
        if (!place) return;
        if (isFull(linesOf(place.item).length)) return say(t('full', { n: maxLines }));
        const copy = copyOf(place.item);
        const next = insertBehind(newest.current.root, id, copy);
        change((tree) => insertBehind(tree, id, copy));
        setFocus({ id: copy.id, part: isBuiltGroup(copy) ? 'move' : 'value' });
        say(isBuiltGroup(copy) ? t('said.groupAdded') : t('said.added', { n: numberOf(copy.id, next) }));
      },
      remove(id: string) {
        const place = placeOf(newest.current.root, id);
        if (!place) return;
        const { parent, index } = place;
        const next = removeItem(newest.current.root, id);
        change((tree) => removeItem(tree, id));
        const neighbour = parent.items[index + 1] ?? parent.items[index - 1];
        setFocus(neighbour ? { id: neighbour.id, part: 'remove' } : { id: parent.id, part: 'add' });
        say(t('said.removed', { n: linesOf(next).length }));
      },
      step: (id: string, step: -1 | 1) => moveTo(id, stepItem(newest.current.root, id, step)),
      place: (id: string, targetId: string, side: Side) => moveTo(id, moveItem(newest.current.root, id, targetId, side)),
      setMatch: (groupId: string, match: QueryGroup['match']) => change((tree) => changeGroup(tree, groupId, (group) => ({ ...group, match }))),
      setNot(groupId: string, not: boolean) {
        change((tree) => changeGroup(tree, groupId, ({ not: _not, ...group }) => ({ ...group, ...(not && { not }) })));
        say(t(not ? 'said.negated' : 'said.affirmed'));
      },
      setField(id: string, name: string) {
        const field = newest.current.fields.find(({ value }) => value === name);
        if (field) changed(id, (line) => chooseField(line, field));
      },
      setRule: (id: string, rule: string) => changed(id, (line, field) => chooseRule(line, rule, field)),
      setValue: (id: string, val: string) => changed(id, (line) => (line.val === val ? line : { ...line, val }), `value ${id}`),
      setSource: (id: string, isField: boolean) => changed(id, (line) => chooseSource(line, isField)),
      toggleMute(id: string) {
        const line = linesOf(newest.current.root).find((other) => other.id === id);
        if (!line) return;
        changed(id, ({ muted, ...rest }) => (muted ? rest : { ...rest, muted: true }));
        say(t(line.muted ? 'said.unmuted' : 'said.muted', { n: numberOf(id) }));
      },
      undo() {
        dispatch({ type: 'undo' });
        say(t('said.undone'));
      },
      redo() {
        dispatch({ type: 'redo' });
        say(t('said.redone'));
      },
      reset() {
        change((tree) => (tree.items.length === 0 && !tree.not ? tree : buildGroup(emptyQuery)));
        say(t('said.reset'));
      },
      load(query: QueryGroup, restart = false) {
        const tree = buildGroup(query);
        if (restart) dispatch({ type: 'restart', state: tree });
        else change(() => tree);
      },
      say,
    };
  }, [t]);

  const { undo, redo } = commands;
  const lineCount = linesOf(root).length;
  return {
    ...commands,
    undo: useCallback(() => past.length > 0 && undo(), [past.length, undo]),
    redo: useCallback(() => future.length > 0 && redo(), [future.length, redo]),
    root,
    lineCount,
    isFull: lineCount >= maxLines,
    undoSteps: past.length,
    redoSteps: future.length,
    said,
    focus,
  };
}
