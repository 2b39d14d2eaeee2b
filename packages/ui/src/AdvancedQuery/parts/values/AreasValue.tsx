import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { type AreaNode, AreaPicker, AreaText } from '../../../AreaPicker/index.ts';
import type { QueryValueProps } from '../../AdvancedQuery.types.ts';
import { pastedValues } from '../../model/values/pastedValues.ts';
import { ValueChips } from './ValueChips.tsx';

type AreasValueProps = Omit<QueryValueProps, 'field' | 'rule' | 'multiple'> & { placeholder: string };

/** Several areas, chosen one after the other; a column of codes may be pasted. */
export function AreasValue({ id, value, onChange, status = '', placeholder, 'aria-label': label }: AreasValueProps) {
  // The areas around the one that is being chosen: a deeper choice takes its place, one elsewhere stands beside it.
  const [chosen, setChosen] = useState<readonly AreaNode[]>([]);
  const codes = value.split(',').filter((code) => code !== '');
  const open = codes.find((code) => code === chosen.at(-1)?.code);
  const settled = codes.filter((code) => code !== open);
  const write = (next: readonly string[]): void => onChange([...new Set(next)].join(','));

  const handleChange = (code: string, path: readonly AreaNode[]): void => {
    const isFiner = path.some((area) => area.code === open) || chosen.some((area) => area.code === code);
    setChosen(path);
    write([...(isFiner || code === '' ? settled : codes), code].filter(Boolean));
  };
  const handlePaste = (event: ClipboardEvent): void => {
    const pasted = pastedValues(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    write([...codes, ...pasted]);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setChosen([]);
  };
  return (
    // The field itself is the control; the box sees what is pasted into it, and when it is left.
    <div role="presentation" onPasteCapture={handlePaste} onBlur={handleBlur}>
      <ValueChips values={settled} show={(code) => <AreaText value={code} />} onRemove={(code) => write(codes.filter((other) => other !== code))} />
      <AreaPicker id={id} aria-label={label} aria-invalid={status === 'error'} placeholder={placeholder} anyLevel value={open ?? ''} onChange={handleChange} />
    </div>
  );
}
