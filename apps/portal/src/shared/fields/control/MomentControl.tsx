import { DateInput, useSettings } from '@harrow/ui';
import { useState } from 'react';
import type { ControlProps } from './controlProps.ts';
import { shownMoment, typedMoment } from './typedMoment.ts';

interface MomentControlProps {
  control: ControlProps;
  /** As on the wire. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A moment, typed and shown by the user's clock. */
export function MomentControl({ control, value, onChange }: MomentControlProps) {
  const { timeZone } = useSettings();
  const [typed, setTyped] = useState<string>();
  // A time that the clocks skip stays as it was typed, so that it is marked; the moment it became is shown as an hour later.
  const isTyped = typed !== undefined && typedMoment(typed, timeZone) === value;
  return (
    <DateInput
      {...control}
      showTime
      value={isTyped ? typed : value && shownMoment(value, timeZone)}
      onChange={(time) => {
        setTyped(time);
        onChange(time === undefined ? null : typedMoment(time, timeZone));
      }}
    />
  );
}
