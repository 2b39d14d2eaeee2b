import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Topics } from './topics.ts';

interface PartOfModel<Value> {
  /** The same value until it changes. */
  read: () => Value;
  write: (value: Value) => void;
  isSame: (a: Value, b: Value) => boolean;
  onChange: ((value: Value) => void) | undefined;
  /** What the value is about: something that is not there yet can be set once it is. */
  waitsFor?: unknown;
}

/**
 * Something of a table that the parent may hold: it hears of every change, and if it gives a value, that is what the table has.
 * @param topic announced when the value may have changed
 * @param wanted the parent's value; `undefined` leaves it to the table
 */
export function useControlledPart<Value>(topics: Topics, topic: string, wanted: Value | undefined, part: PartOfModel<Value>): void {
  const newest = useRef(part);
  const known = useRef<Value>(undefined);
  const isWriting = useRef(false);
  const [told, tell] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    newest.current = part;
    known.current ??= part.read();
  });

  useLayoutEffect(() => {
    const { read, write, isSame } = newest.current;
    if (wanted === undefined || isSame(read(), wanted)) return;
    isWriting.current = true;
    write(wanted);
    isWriting.current = false;
    known.current = read();
  }, [wanted, told, part.waitsFor]);

  useEffect(
    () =>
      topics.subscribe(topic, () => {
        const { read, isSame, onChange } = newest.current;
        const value = read();
        if (isWriting.current || value === known.current || isSame(value, known.current!)) return;
        known.current = value;
        // In the same render as what the parent does about it: what it has not taken by then is set back.
        tell();
        onChange?.(value);
      }),
    [topics, topic],
  );
}
