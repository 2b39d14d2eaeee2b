import { use, useEffect } from 'react';
import { SectionNameContext, useOpenForm } from './openForm.ts';

/** Says in which section fields, a list or slots stand, so that their problems are counted and found there. @param jump keep it the same */
export function useFormPlace(names: string | readonly string[], jump?: (rowId: string, field: string) => boolean): void {
  const { places } = useOpenForm();
  const section = use(SectionNameContext);
  const all = typeof names === 'string' ? names : names.join(' ');
  useEffect(() => {
    const own = all.split(' ').filter(Boolean);
    places.set((before) => ({ ...before, ...Object.fromEntries(own.map((name) => [name, { section, ...(jump && { jump }) }])) }));
    return () => places.set((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !own.includes(name))));
  }, [places, section, all, jump]);
}
