// Runs in the measured page, before its own scripts.
import type { BenchColumn, BenchRow } from '../table/columns.ts';

/** Interface of the table's page: the part of the table bench's contract that is used here. */
interface Bench {
  readonly ready: Promise<void>;
  /** The key that closes an editor and keeps the input. */
  readonly commit: string;
  mount(rows: readonly BenchRow[], columns: readonly BenchColumn[]): void;
  scrollToRow(row: number): void;
  cellRect(row: number, column: string): { x: number; y: number; width: number; height: number } | null;
  cellText(row: number, column: string): string | null | undefined;
  getData(): readonly BenchRow[];
  validateAll(): Promise<{ errors: number }>;
}

declare global {
  interface Window {
    bench: Bench;
    /** Lines of a claim, the same ones each time, and the columns that show them. */
    lines: { rows(count: number): BenchRow[]; columns: BenchColumn[] };
    /** Resolves once the last rendering is painted. */
    painted(): Promise<void>;
  }
}

export function prepareLines(): void {
  const numbered = (count: number, name: (n: number) => string): string[] => Array.from({ length: count }, (_, index) => name(index + 1));
  const faults = numbered(200, (n) => `F${n} fault`);
  const suppliers = numbered(50, (n) => `Supplier ${n}`);
  const names = ['Injector', 'Water pump', 'Gasket', 'Alternator', 'Brake disc', 'Turbocharger', 'Fuel rail', 'Sensor'];
  window.lines = {
    rows(count) {
      // A linear congruential generator: repeatable, and good enough to mix lines.
      let state = 20_260_607;
      const below = (limit: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 4_294_967_296) * limit);
      };
      return Array.from({ length: count }, (_, index) => {
        const [qty, price] = [1 + below(20), (100 + below(90_000)) / 100];
        return {
          id: `r${index + 1}`,
          line: index + 1,
          partCode: `PC-${String(index + 1).padStart(6, '0')}`,
          partName: names[below(names.length)]!,
          fault: faults[below(faults.length)]!,
          supplier: suppliers[below(suppliers.length)]!,
          qty,
          price,
          total: Math.round(qty * price * 100) / 100,
          hours: below(80) / 10,
          date: new Date(Date.UTC(2024, 0, 1 + below(700))).toISOString().slice(0, 10),
          core: below(10) < 4,
          remark: below(2) ? 'ok' : `see note ${below(1000)}`,
        };
      });
    },
    columns: [
      { key: 'line', title: '#', type: 'rownum', width: 70 },
      { key: 'partCode', title: 'Part code', type: 'text', width: 130, required: true, unique: true },
      { key: 'partName', title: 'Part name', type: 'text', width: 160 },
      { key: 'fault', title: 'Fault code', type: 'select', width: 130, options: faults },
      { key: 'supplier', title: 'Supplier', type: 'select', width: 130, options: suppliers },
      { key: 'qty', title: 'Quantity', type: 'number', width: 90 },
      { key: 'price', title: 'Unit price', type: 'number', decimals: 2, width: 110 },
      { key: 'total', title: 'Total', type: 'computed', decimals: 2, width: 110 },
      { key: 'hours', title: 'Hours', type: 'number', width: 90 },
      { key: 'date', title: 'Repair date', type: 'date', width: 130 },
      { key: 'core', title: 'Core', type: 'checkbox', width: 80 },
      { key: 'remark', title: 'Remark', type: 'text', width: 160 },
    ],
  };
  window.painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(undefined);
      }),
    );
}
