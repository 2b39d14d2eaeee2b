import type { KeyboardEvent } from 'react';
import { RatingInput } from '../../../inputs/RatingInput.tsx';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';

interface RatingEditorProps extends Omit<ValueEditorProps, 'value'> {
  value: number | null;
  count: number;
}

/** Stars to press, or to choose by the arrows; a digit gives that many. */
export function RatingEditor({ value, count, aria, onChange, onBlur }: RatingEditorProps) {
  function handleKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (ctrlKey || metaKey || altKey || !/^\d$/.test(key) || Number(key) > count) return;
    onChange(key === '0' ? null : Number(key));
  }
  return (
    // The stars have the focus; what bubbles from them is heard here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onBlur={onBlur} onKeyDown={handleKeyDown}>
      <RatingInput {...aria} value={value} count={count} onChange={(stars) => onChange(stars ?? null)} />
    </div>
  );
}
