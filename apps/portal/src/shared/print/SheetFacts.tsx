import type { ReactNode } from 'react';

/** Labelled facts on paper, three in a row. */
export const SheetFacts = ({ children }: { children: ReactNode }) => <dl className="print-sheet-facts">{children}</dl>;

export function SheetFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
