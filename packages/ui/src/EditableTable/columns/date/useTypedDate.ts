import { useRef, useState } from 'react';
import { TypedInput, type TypedPlaces } from '../../../DateInput/TypedInput.tsx';
import type { ValueEditorProps } from '../../EditableTable.types.ts';
import { type dateCheck, type DateKind, isWritten, readDate } from './dateText.ts';

export type DateCheck = ReturnType<typeof dateCheck>;

const components = { input: TypedInput };

interface TypedDate {
  /** For `TypedPlacesContext` around the picker. */
  places: TypedPlaces;
  /** For the picker of antd. */
  picker: { components: typeof components; onFocus: () => void };
  /** Takes what the picker reports. */
  choose: (value: string | null) => void;
  /** The stored text, where it is a date of the kind. */
  written: string | undefined;
}

/**
 * Keeps what was typed into a date cell, where antd's pickers drop a text that is no date, or none that can be chosen: when the cell is
 * left it becomes the value as it is, which the rule of the column marks. So it can be corrected, undone, and scrolled out of view.
 */
export function useTypedDate({ value, locale, onChange, onBlur }: ValueEditorProps, kind: DateKind, check: DateCheck): TypedDate {
  const [typed, setTyped] = useState<string>();
  /** Typing was settled when the field was left: what the picker reports after that is out of date. */
  const settled = useRef(false);
  const stored = value === null || value === undefined ? '' : String(value);
  const written = isWritten(stored, kind) ? stored : undefined;

  function toValue(text: string): unknown {
    const read = readDate(text, kind, locale.tag);
    return 'error' in read ? text.trim() : read.value;
  }

  function settle() {
    if (typed === undefined) return;
    setTyped(undefined);
    settled.current = true;
    const next = toValue(typed);
    if (next !== (stored || null)) onChange(next);
  }

  return {
    written,
    places: {
      fieldId: '',
      texts: [typed === undefined && written === undefined && stored ? stored : undefined],
      onType(_place, text) {
        settled.current = false;
        setTyped(text);
      },
      onEnter: () => typed !== undefined && check(toValue(typed)) && settle(),
      isTyping: typed !== undefined,
      giveUp() {
        setTyped(undefined);
        return typed === undefined ? undefined : stored;
      },
      onLeave() {
        settle();
        onBlur();
      },
    },
    picker: { components, onFocus: () => (settled.current = false) },
    choose(next) {
      if (settled.current && next !== null) return;
      setTyped(undefined);
      onChange(next);
    },
  };
}
