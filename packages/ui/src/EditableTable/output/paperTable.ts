import type { TableExport } from '../props/TableExport.types.ts';

/** The rows as an ordinary table for paper, built of texts, so that nothing in them becomes markup. Its heading repeats on every page. */
export function paperTable({ columns, rows }: TableExport, label: string): HTMLTableElement {
  const table = document.createElement('table');
  table.style.cssText = 'width: 100%; border-collapse: collapse; font: 10pt sans-serif; color: #000; background: #fff';
  table.createCaption().textContent = label;
  table.caption!.style.cssText = 'padding-block-end: 6pt; font-weight: 600; text-align: start';
  const head = table.createTHead().insertRow();
  for (const { title, align } of columns) head.append(paperCell('th', title, align));
  const body = table.createTBody();
  for (const { texts, groupLevel } of rows) {
    const line = body.insertRow();
    line.style.breakInside = 'avoid';
    if (groupLevel !== undefined) {
      line.style.fontWeight = '600';
      line.style.breakAfter = 'avoid';
    }
    texts.forEach((text, index) => line.append(paperCell('td', text, columns[index]!.align)));
  }
  return table;
}

function paperCell(tag: 'th' | 'td', text: string, align: 'left' | 'center' | 'right'): HTMLTableCellElement {
  const cell = document.createElement(tag);
  cell.textContent = text;
  cell.style.cssText = `padding: 2pt 4pt; border: 0.5pt solid #999; vertical-align: top; white-space: pre-wrap; text-align: ${{ left: 'start', center: 'center', right: 'end' }[align]}`;
  return cell;
}
