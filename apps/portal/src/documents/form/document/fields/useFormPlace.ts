import { use, useEffect } from 'react';
import { SectionNameContext, useOpenForm } from '../openForm.ts';

interface PlaceOptions {
  /** Those of the names that lack something needed to submit, or hold what will be refused. Default: none. */
  missing?: readonly string[];
  /** Leads to the cell of a line, see `FormPlaces`; keep it the same. */
  jump?: (rowId: string, field: string) => boolean;
}

const namesIn = (text: string): string[] => text.split(' ').filter(Boolean);

/** Registers the section of fields, a list or slots, so that their errors are counted and found there, and their step knows what is missing. */
export function useFormPlace(names: string | readonly string[], { missing = [], jump }: PlaceOptions = {}): void {
  const { places } = useOpenForm();
  const section = use(SectionNameContext);
  const all = typeof names === 'string' ? names : names.join(' ');
  const lacking = missing.join(' ');
  useEffect(() => {
    const own = namesIn(all);
    places.set((before) => ({ ...before, ...Object.fromEntries(own.map((name) => [name, { section, ...(jump && { jump }) }])) }));
    return () => places.set((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !own.includes(name))));
  }, [places, section, all, jump]);
  // An effect of its own, so that a place keeps its position among the others.
  useEffect(() => {
    const isMissing = namesIn(lacking);
    places.set((before) => ({
      ...before,
      ...Object.fromEntries(namesIn(all).map((name) => [name, { ...before[name], section, isMissing: isMissing.includes(name) }])),
    }));
  }, [places, section, all, jump, lacking]);
}
