import type { MouseEvent, ReactNode } from 'react';
import { CopyText } from '../../../CopyText/CopyText.tsx';
import { EllipsisText } from '../../../EllipsisText/EllipsisText.tsx';
import { useTextLocale } from '../../hooks/useTextLocale.ts';
import { type Column, fieldText, kindOf } from '../../model/columns.ts';

/** Content of a cell. */
export function cellContent<T extends object>(column: Column<T>, record: T, index: number): ReactNode {
  if (column.render) return column.render(record, index);
  if (column.text) return <Written column={column} record={record} />;
  return fieldText(record, column.key) || '–';
}

/** Cut texts show their tip once they are measured; until then only what no column has room for. */
const longText = 40;

/** Content of a cell, in the look of the column's kind. */
function Written<T extends object>({ column, record }: { column: Column<T>; record: T }) {
  const locale = useTextLocale();
  const text = column.text?.(record, locale) || '–';
  const kind = kindOf(column);
  if (kind === 'text') return <EllipsisText text={text} length={longText} fit />;
  if (kind === 'copied') return <CopyText text={text} />;
  return <span className="hw-number">{text}</span>;
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
