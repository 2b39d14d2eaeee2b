import { DateInput } from '@harrow/ui';
import { useTypedMoment } from '../../moments/useTypedMoment.ts';
import type { ControlProps } from './controlProps.ts';

interface MomentControlProps {
  control: ControlProps;
  /** As on the wire. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A moment, typed and shown by the user's clock. */
export const MomentControl = ({ control, value, onChange }: MomentControlProps) => <DateInput {...control} showTime {...useTypedMoment(value, onChange)} />;
