import { Flex } from 'antd';

/** Links that save a workbook in either format; why it failed is told by whoever saves it. */
export function WorkbookLinks({ label, save }: { label: string; save: (format: 'xls' | 'xlsx') => Promise<void> }) {
  return (
    <Flex gap={12} role="group" aria-label={label}>
      <span>{label}</span>
      {(['xls', 'xlsx'] as const).map((format) => (
        <button key={format} type="button" className="hw-link" onClick={() => void save(format).catch(() => undefined)}>
          .{format}
        </button>
      ))}
    </Flex>
  );
}
