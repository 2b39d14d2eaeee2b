import type { ComponentProps } from 'react';
import { LazyUserPicker } from './LazyUserPicker.tsx';

interface UsersPickerProps extends Pick<ComponentProps<typeof LazyUserPicker>, 'id' | 'store'> {
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Several users, as the list that the contract has. */
export function UsersPicker({ value, onChange, ...control }: UsersPickerProps) {
  return <LazyUserPicker {...control} value={value?.join(',') ?? ''} onChange={(joined) => onChange?.(joined ? joined.split(',') : [])} />;
}
