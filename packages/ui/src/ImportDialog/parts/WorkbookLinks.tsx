import { Flex } from 'antd';

/** Links that download a workbook in either format; failures are reported by the caller's `save`. */
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
