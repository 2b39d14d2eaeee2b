import { useSettings } from '@harrow/ui';
import { useState } from 'react';
import { shownMoment, typedMoment } from './typedMoment.ts';

interface TypedMoment {
  value: string | undefined;
  onChange: (time: string | undefined) => void;
}

/** Props of a `DateInput` of times for a moment, which is typed and shown by the user's clock. @param wire the moment as on the wire */
export function useTypedMoment(wire: string | null | undefined, onChange: (wire: string | null) => void): TypedMoment {
  const { timeZone } = useSettings();
  const [typed, setTyped] = useState<string>();
  // A time that the clocks skip stays as it was typed, so that it is marked; the moment it became is shown as an hour later.
  const isTyped = typed !== undefined && typedMoment(typed, timeZone) === wire;
  return {
    value: isTyped ? typed : wire ? shownMoment(wire, timeZone) : undefined,
    onChange(time) {
      setTyped(time);
      onChange(time === undefined ? null : typedMoment(time, timeZone));
    },
  };
}
