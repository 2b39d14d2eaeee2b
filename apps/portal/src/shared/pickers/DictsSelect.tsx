import { DictSelect, type DictSelectProps } from '@harrow/ui';

interface DictsSelectProps extends Omit<DictSelectProps, 'value' | 'onChange' | 'mode' | 'dict'> {
  value?: string[];
  onChange?: (value: string[]) => void;
  dict: string;
}

/** Several values of a dictionary, as the list that the contract has. */
export function DictsSelect({ dict, value, onChange, ...control }: DictsSelectProps) {
  return (
    <DictSelect {...control} mode="multiple" dict={dict} value={value?.join(',') ?? ''} onChange={(joined) => onChange?.(joined ? joined.split(',') : [])} />
  );
}
