import { DateInput } from '@harrow/ui';
import { useTypedMoment } from '../../moments/useTypedMoment.ts';
import type { ControlProps } from './controlProps.ts';

interface MomentControlProps {
  control: ControlProps;
  /** As on the wire. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** A text that is no moment stands in it. */
  held: string | undefined;
  onHold: (text: string | undefined) => void;
}

/** A moment, typed and shown by the user's clock. */
export const MomentControl = ({ control, value, onChange, held, onHold }: MomentControlProps) => (
  <DateInput {...control} showTime {...useTypedMoment(value, onChange)} unread={held} onUnreadChange={onHold} />
);
