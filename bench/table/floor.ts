// The thinnest table that does the same work: plain document, a window of rows with native inputs that are used again while it scrolls, no
// framework. It checks the part code only, and has nothing around its rows. Peer of the table in `npm run bench -- compare`.
import { type BenchColumn, type BenchRow, total } from './columns.ts';

const rowHeight = 36;
const height = 684;
const drawn = Math.ceil(height / rowHeight) + 8;

interface Line {
  readonly element: HTMLElement;
  readonly cells: ReadonlyMap<keyof BenchRow, HTMLInputElement | Text>;
  index: number;
}

let rows: BenchRow[] = [];
let columns: readonly BenchColumn[] = [];
let cents = 0;
const root = document.getElementById('root')!;
const scroller = document.createElement('div');
const inner = document.createElement('div');
const sum = document.createElement('div');
let lines: Line[] = [];

Object.assign(scroller.style, { height: `${height}px`, overflow: 'auto', position: 'relative', contain: 'strict' });
inner.style.position = 'relative';
scroller.append(inner);
scroller.addEventListener('scroll', draw, { passive: true });

const isReadOnly = ({ type }: BenchColumn): boolean => type === 'rownum' || type === 'computed';
const textOf = ({ key, decimals }: BenchColumn, row: BenchRow): string => {
  const value = row[key];
  return typeof value === 'number' && decimals !== undefined ? value.toFixed(decimals) : String(value ?? '');
};

function newLine(): Line {
  const element = document.createElement('div');
  Object.assign(element.style, { display: 'flex', position: 'absolute', height: `${rowHeight}px`, width: '1420px', contain: 'strict' });
  const line: Line = {
    element,
    index: -1,
    cells: new Map(
      columns.map((column) => {
        const cell = document.createElement('div');
        Object.assign(cell.style, { width: `${column.width}px`, boxSizing: 'border-box', borderBottom: '1px solid #eee' });
        const content = isReadOnly(column) ? document.createTextNode('') : document.createElement('input');
        if (content instanceof HTMLInputElement) {
          content.type = column.type === 'checkbox' ? 'checkbox' : 'text';
          content.ariaLabel = column.title;
          if (column.type !== 'checkbox') content.style.width = '100%';
          content.addEventListener('input', () => edit(line, column, content));
        }
        cell.append(content);
        element.append(cell);
        return [column.key, content];
      }),
    ),
  };
  inner.append(element);
  return line;
}

function edit(line: Line, { key, type }: BenchColumn, input: HTMLInputElement): void {
  const row = rows[line.index]!;
  const before = row.total;
  Object.assign(row, { [key]: type === 'number' ? Number(input.value) || 0 : type === 'checkbox' ? input.checked : input.value });
  row.total = total(row);
  (line.cells.get('total') as Text).data = row.total.toFixed(2);
  cents += Math.round(row.total * 100) - Math.round(before * 100);
  sum.textContent = (cents / 100).toFixed(2);
}

function draw(): void {
  const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 4);
  for (let index = first; index < Math.min(rows.length, first + drawn); index += 1) {
    const line = lines[index % drawn]!;
    if (line.index === index) continue;
    line.index = index;
    line.element.style.transform = `translateY(${index * rowHeight}px)`;
    for (const column of columns) {
      const content = line.cells.get(column.key)!;
      if (!(content instanceof HTMLInputElement)) content.data = textOf(column, rows[index]!);
      else if (column.type === 'checkbox') content.checked = rows[index]![column.key] === true;
      else content.value = textOf(column, rows[index]!);
    }
  }
}

const contentOf = (row: number, column: keyof BenchRow): HTMLInputElement | Text | undefined => {
  const line = lines[row % drawn];
  return line?.index === row ? line.cells.get(column) : undefined;
};

Object.assign(window, {
  bench: {
    contract: 1,
    name: 'floor',
    commit: 'Enter',
    ready: Promise.resolve(),
    mount(given: BenchRow[], described: readonly BenchColumn[]) {
      rows = given;
      columns = described;
      cents = rows.reduce((all, row) => all + Math.round(row.total * 100), 0);
      const heading = document.createElement('div');
      heading.style.display = 'flex';
      for (const { title, width } of columns) {
        const cell = document.createElement('div');
        Object.assign(cell.style, { width: `${width}px`, height: `${rowHeight}px` });
        cell.textContent = title;
        heading.append(cell);
      }
      inner.style.height = `${rows.length * rowHeight}px`;
      root.append(heading, scroller, sum);
      lines = Array.from({ length: drawn }, newLine);
      sum.textContent = (cents / 100).toFixed(2);
      draw();
    },
    scrollToRow(row: number) {
      scroller.scrollTop = Math.max(0, row * rowHeight - 300);
    },
    cellRect(row: number, column: keyof BenchRow) {
      const content = contentOf(row, column);
      const { left: x, top: y, width, height: tall } = (content instanceof Text ? content.parentElement : content)?.getBoundingClientRect() ?? new DOMRect();
      return width > 0 ? { x, y, width, height: tall } : null;
    },
    cellText(row: number, column: keyof BenchRow) {
      const content = contentOf(row, column);
      return content instanceof Text ? content.data : content?.value;
    },
    getData: () => rows,
    async validateAll() {
      const seen = new Set<string>();
      let errors = 0;
      for (const { partCode } of rows) {
        if (!partCode || seen.has(partCode)) errors += 1;
        seen.add(partCode);
      }
      return { errors };
    },
  },
});
