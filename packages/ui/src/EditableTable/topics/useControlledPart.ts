import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Topics } from './topics.ts';

interface PartOfModel<Value> {
  /** The same value until it changes. */
  read: () => Value;
  write: (value: Value) => void;
  isSame: (a: Value, b: Value) => boolean;
  onChange: ((value: Value) => void) | undefined;
  /** Dependency of the value: when it changes, a value that could not be applied before is applied again. */
  waitsFor?: unknown;
}

/**
 * Something of a table that the parent may hold: it hears of every change, and if it gives a value, that is what the table has.
 * @param topic announced when the value may have changed
 * @param wanted the parent's value; `undefined` leaves it to the table
 */
export function useControlledPart<Value>(topics: Topics, topic: string, wanted: Value | undefined, part: PartOfModel<Value>): void {
  const own = useRef<{ part: PartOfModel<Value>; known?: Value; isWriting: boolean }>({ part, isWriting: false });
  const [told, tell] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    own.current.part = part;
    own.current.known ??= part.read();
  });

  useLayoutEffect(() => {
    const { read, write, isSame } = own.current.part;
    if (wanted === undefined || isSame(read(), wanted)) return;
    own.current.isWriting = true;
    write(wanted);
    own.current.isWriting = false;
    own.current.known = read();
  }, [wanted, told, part.waitsFor]);

  useEffect(
    () =>
      topics.subscribe(topic, () => {
        const { part: newest, known, isWriting } = own.current;
        const value = newest.read();
        if (isWriting || value === known || newest.isSame(value, known!)) return;
        own.current.known = value;
        // In the same render as what the parent does about it: what it has not taken by then is set back.
        tell();
        newest.onChange?.(value);
      }),
    [topics, topic],
  );
}
