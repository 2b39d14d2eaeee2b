import type { MouseEvent, ReactNode } from 'react';
import type { Column } from '../../model/columns.ts';

/** What a column shows of a record. */
export function cellContent<T extends object>(column: Column<T>, record: T, index: number): ReactNode {
  if (column.render) return column.render(record, index);
  const value = (record as Record<string, unknown>)[column.key];
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export interface RecordLinkProps {
  href?: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** The first column: a real link where the record has an address, so that it can be opened in a new tab. */
export function RecordLink({ href, onOpen, children }: RecordLinkProps) {
  if (href === undefined) {
    return onOpen ? (
      <button type="button" className="hw-link" onClick={onOpen}>
        {children}
      </button>
    ) : (
      children
    );
  }
  const handleClick = (event: MouseEvent): void => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a className="hw-link" href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
