import { type ActiveFilter, DictText } from '@harrow/ui';
import type { ReactNode } from 'react';
import type { Filters } from '../calls/resource.ts';

/** Presentation of an active filter; with a label alone, its value is shown as it is. */
export interface ShownFilter {
  label: string;
  /** Dictionary of its values. */
  dict?: string;
  render?: (value: string) => ReactNode;
}

const valueOf = (value: string, { dict, render }: ShownFilter): ReactNode =>
  dict === undefined ? (render?.(value) ?? value) : <DictText dict={dict} value={value} />;

/** The filters in force, in the order in which they are named here. */
export const activeFilters = (filters: Filters, shown: Readonly<Record<string, ShownFilter>>): ActiveFilter[] =>
  Object.entries(shown).flatMap(([key, filter]) => {
    const value = filters[key];
    return value ? [{ key, label: filter.label, value: valueOf(value, filter) }] : [];
  });
