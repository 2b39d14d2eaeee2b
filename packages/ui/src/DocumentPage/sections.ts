import { createContext, type ReactNode } from 'react';

/** A section as the anchor bar knows it. */
export interface SectionEntry {
  /** As its page calls it. */
  id: string;
  title: ReactNode;
  errorCount: number;
  element: HTMLElement;
}

/** Sections announce themselves to the page that holds them. Returns the function that takes the section away. */
export type RegisterSection = (entry: SectionEntry) => () => void;

/** The page that holds the sections. */
export interface SectionedPage {
  id: string;
  register: RegisterSection;
}

export const SectionContext = createContext<SectionedPage | undefined>(undefined);

/** Id of a section's element. @param pageId that of its `DocumentPage` */
export const sectionId = (pageId: string, name: string): string => `${pageId}-${name}`;

/** The entries with one added or replaced, in the order in which they stand on the page. */
export function withSection(entries: SectionEntry[], entry: SectionEntry): SectionEntry[] {
  const others = entries.filter((other) => other.id !== entry.id);
  return [...others, entry].sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}
